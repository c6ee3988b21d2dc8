import type { NextAction } from '../../errors.ts';

/** Calls that are valid as they stand and get somebody further whose texts are kept back for a reason. */
export function helpFor(reason: string, { contactId }: { readonly contactId: string | null }): NextAction[] {
  switch (reason) {
    case 'no_consent':
    case 'opted_out':
    case 'suppressed':
      return contactId === null
        ? []
        : [
            {
              skill: 'contacts.consentHistory',
              params: { contact_id: contactId },
              why: 'Shows when and how the person agreed or opted out.',
            },
          ];
    case 'no_sending_number':
      return [{ skill: 'phone-numbers.ensureDefault', params: {}, why: 'Returns the default sender, or gets one.' }];
    case 'credits_insufficient':
      return [{ skill: 'billing.portal', params: {}, why: 'A page where a person can add credits.' }];
    case 'payment_hold':
    case 'partner_suspended':
    case 'account_closed':
      return [{ skill: 'compliance.setupStatus', params: {}, why: 'Says what is in the way.' }];
    case 'missing_variable':
    case 'template_error':
    case 'empty_text':
    case 'too_long':
      return [{ skill: 'templates.list', params: {}, why: 'Lists the templates, whose variables take fallbacks.' }];
    default:
      return [];
  }
}
