import { consentVerdict, type EffectiveConsentStatus, type Purpose } from '../../domain/consent/verdict.ts';

/** The key of each case; null: the status itself. */
const CASES = [
  [null, null],
  ['opt_out', 'opt_out'],
  ['suppressed', 'account'],
] as const;
const STATUSES: readonly EffectiveConsentStatus[] = ['none', 'pending', 'opted_in', 'opted_out', 'under_review'];

/**
 * Why a queued message may no longer be sent, by purpose and by the contact's consent status,
 * `opt_out` or `suppressed` for a suppression by the contact or the account, or `forgotten`. There
 * is no entry where sending is allowed. Replies have none: the confirmation of a STOP goes to a
 * person who has just opted out. Evaluated here once for all combinations, because the statement
 * that claims messages needs the answers.
 */
export const consentRefusals: Readonly<Record<Purpose, Readonly<Record<string, string>>>> = {
  marketing: refusalsFor('marketing'),
  transactional: refusalsFor('transactional'),
};

function refusalsFor(purpose: Purpose): Record<string, string> {
  const refusals: Record<string, string> = { forgotten: 'forgotten' };
  for (const status of STATUSES) {
    // The relationship was established when the message was accepted.
    const input = { status, purpose, hasRelationship: true };
    for (const [key, suppressedBy] of CASES) {
      const verdict = consentVerdict({ ...input, suppressedBy });
      if (!verdict.allow) refusals[key ?? status] = verdict.reason;
    }
  }
  return refusals;
}
