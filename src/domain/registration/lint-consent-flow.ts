import { type ConsentFault, consentFaultsOf } from './consent-faults.ts';
import { error, type Finding, type RejectionCode } from './finding.ts';

const SAYS: Readonly<Record<ConsentFault, readonly [message: string, fix: string]>> = {
  bought_leads: ['The numbers come from others.', 'Send only to people who gave their consent to the sender itself.'],
  preselected: ['The person does not choose: the box is ticked before.', 'Leave the box for text messages unticked.'],
  condition: ['Consent is a condition of a purchase or service.', 'Let people go on without it, in a box of its own.'],
  no_script: [
    'Consent is spoken, and its words are missing.',
    'Add what is said, in quotation marks, with frequency and STOP.',
  ],
};

/** What reviewers reject for certain in the description of an opt-in, by the codes of the kind. */
export function lintConsentFlow(
  flow: string,
  field: string,
  codes: Readonly<Record<ConsentFault, RejectionCode>>,
): Finding[] {
  return consentFaultsOf(flow).map((fault) => error(codes[fault], fault, field, ...SAYS[fault]));
}
