import { type ConsentStatus, consentVerdict, type Purpose } from '../../domain/consent/verdict.ts';

const STATUSES: readonly ConsentStatus[] = ['none', 'pending', 'opted_in', 'opted_out'];

/**
 * Why a queued message may no longer be sent, by purpose and by the contact's consent status,
 * `suppressed` or `forgotten`. There is no entry where sending is allowed. Replies have none: the
 * confirmation of a STOP goes to someone who has just opted out. Evaluated here once for all
 * combinations, because the statement that claims messages needs the answers.
 */
export const consentRefusals: Readonly<Record<Purpose, Readonly<Record<string, string>>>> = {
  marketing: refusalsFor('marketing'),
  transactional: refusalsFor('transactional'),
};

function refusalsFor(purpose: Purpose): Record<string, string> {
  const refusals: Record<string, string> = { forgotten: 'forgotten' };
  for (const status of STATUSES) {
    const input = { status, purpose };
    // The relationship was established when the message was accepted.
    const verdict = consentVerdict({ ...input, suppressed: false, hasRelationship: true });
    if (!verdict.allow) refusals[status] = verdict.reason;
    const suppressed = consentVerdict({ ...input, suppressed: true, hasRelationship: true });
    if (!suppressed.allow) refusals.suppressed = suppressed.reason;
  }
  return refusals;
}
