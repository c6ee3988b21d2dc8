import type { CodeAction } from '../../domain/carrier-codes/carrier-code.ts';
import {
  ENSURE_DEFAULT_NUMBER,
  LIST_REVIEWS,
  type NextAction,
  recordRelationship,
  SHOW_LIMITS,
} from '../../next-actions.ts';

/** Calls that help the caller resolve the reason a message was not sent. */
export function nextActionsFor(reason: string, { contactId }: { readonly contactId: string | null }): NextAction[] {
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
              why: 'Shows when and how the contact opted in or out.',
            },
          ];
    case 'under_review':
      return [LIST_REVIEWS];
    case 'no_relationship':
      return contactId === null ? [] : [recordRelationship({ contact_id: contactId })];
    case 'no_sending_number':
      return [ENSURE_DEFAULT_NUMBER];
    case 'credits_insufficient':
      return [{ skill: 'billing.portal', params: {}, why: 'Opens a page where a person can add credits.' }];
    case 'daily_spend_limit':
    case 'campaign_spend_limit':
      return [SHOW_LIMITS];
    case 'payment_hold':
    case 'partner_suspended':
    case 'account_closed':
      return [{ skill: 'compliance.setupStatus', params: {}, why: 'Lists the missing onboarding steps.' }];
    case 'missing_variable':
    case 'template_error':
    case 'empty_text':
    case 'too_long':
      return [{ skill: 'templates.list', params: {}, why: 'Lists the templates with their variables and fallbacks.' }];
    default:
      return [];
  }
}

/** Calls that help with an error code of a carrier. */
export function nextActionsForCode(
  action: CodeAction | null,
  { contactId }: { readonly contactId: string | null },
): NextAction[] {
  switch (action) {
    case 'register':
      return [{ skill: 'compliance.setupStatus', params: {}, why: 'Shows what is left to register.' }];
    case 'pause_number':
      return [{ skill: 'phone-numbers.list', params: {}, why: 'Lists the numbers that you can send from.' }];
    case 'opt_out':
      return nextActionsFor('opted_out', { contactId });
    default:
      return [];
  }
}
