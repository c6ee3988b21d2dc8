import type { SuppressedBy } from './suppression.ts';

export type ConsentStatus = 'none' | 'pending' | 'opted_in' | 'opted_out';
/**
 * The consent that a message is checked against: `opted_in` becomes `under_review` while a message
 * of the contact waits for a review. It is never stored.
 */
export type EffectiveConsentStatus = ConsentStatus | 'under_review';
export type Purpose = 'marketing' | 'transactional';

export type ConsentVerdict =
  | { allow: true; rule: string }
  | {
      allow: false;
      rule: string;
      reason: 'suppressed' | 'opted_out' | 'under_review' | 'no_consent' | 'no_relationship';
    };

/**
 * Whether a contact may be messaged for a purpose. A suppression or opt-out blocks every purpose.
 * Marketing requires a proven opt-in, and none of the contact's messages may wait for a review:
 * silence is not consent. Transactional messages require an opt-in or a relationship: a recorded
 * one, or a recent message from the person; to be a contact is none. `rule` is stored in the
 * message's decision record. (47 CFR 64.1200(a)(2) and (a)(10); messaging rules, section 1.)
 */
export function consentVerdict(input: {
  status: EffectiveConsentStatus;
  suppressedBy: SuppressedBy | null;
  purpose: Purpose;
  hasRelationship: boolean;
}): ConsentVerdict {
  if (input.suppressedBy === 'account') return { allow: false, rule: 'consent.suppressed', reason: 'suppressed' };
  if (input.suppressedBy === 'opt_out' || input.status === 'opted_out')
    return { allow: false, rule: 'consent.opted_out', reason: 'opted_out' };
  if (input.status === 'under_review' && input.purpose === 'marketing')
    return { allow: false, rule: 'consent.marketing.under_review', reason: 'under_review' };
  if (input.status === 'opted_in' || input.status === 'under_review')
    return { allow: true, rule: `consent.${input.purpose}.opted_in` };
  if (input.purpose === 'marketing')
    return { allow: false, rule: 'consent.marketing.needs_opt_in', reason: 'no_consent' };
  return input.hasRelationship
    ? { allow: true, rule: 'consent.transactional.relationship' }
    : { allow: false, rule: 'consent.transactional.needs_relationship', reason: 'no_relationship' };
}
