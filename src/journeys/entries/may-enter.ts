import { addDuration } from '../../domain/journeys/duration.ts';
import type { JourneyReentry } from '../../generated/types.ts';

/** Without a limit of its own. */
const MAX_ENTRIES = 1_000_000;

/** The params `$4` to `$6` of `MAY_ENTER`. */
export type EntryLimits = [again: boolean, endedBefore: Date, maxEntries: number];

/**
 * Whether contact `c` may enter the journey `$3`: it is not opted out, not in the journey now, and
 * re-entry allows it.
 */
export const MAY_ENTER = `c.consent_status <> 'opted_out'
  AND NOT EXISTS (SELECT FROM journey_enrollments o WHERE o.tenant_id = $1 AND o.contact_id = c.id AND o.journey_id = $3
                     AND (NOT $4 OR o.ended_at IS NULL OR o.ended_at > $5))
  AND (SELECT count(*) FROM journey_enrollments o WHERE o.tenant_id = $1 AND o.contact_id = c.id AND o.journey_id = $3) < $6`;

export function limitsOf({ kind, after, max_entries: max = MAX_ENTRIES }: JourneyReentry, now: Date): EntryLimits {
  const again = kind === 'after_exit';
  // The time between the end and now, counted back from now.
  const endedBefore = after === undefined ? now : new Date(2 * now.getTime() - addDuration(now, after).getTime());
  return [again, endedBefore, again ? max : 1];
}
