import type { ConsentStatus } from './verdict.ts';

/**
 * The consent of a merged contact: an opt-out of either holds, and otherwise the winner's status,
 * because consent is given for a number and the loser's number receives nothing more.
 */
export function mergedConsent(winner: ConsentStatus, loser: ConsentStatus): ConsentStatus {
  return loser === 'opted_out' ? 'opted_out' : winner;
}
