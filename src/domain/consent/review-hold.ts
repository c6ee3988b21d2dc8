import { HOUR_MS, MINUTE_MS } from '../durations.ts';

/** Queued marketing waits so long for the decision about its recipient, then it is canceled. */
const HOLD_MS = 72 * HOUR_MS;
/** A decision to keep is noticed this late at most. */
const RECHECK_MS = 15 * MINUTE_MS;

/** A message that is claimed now waits if the review of its recipient began after `heldSince`. */
export function reviewHoldAt(now: Date): { readonly heldSince: Date; readonly nextCheckAt: Date } {
  return { heldSince: new Date(now.getTime() - HOLD_MS), nextCheckAt: new Date(now.getTime() + RECHECK_MS) };
}
