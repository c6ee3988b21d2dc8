import { addDuration } from '../../domain/journeys/duration.ts';
import type { JourneyReentry, SegmentDuration } from '../../generated/types.ts';

/** Without a limit of its own. */
const MAX_ENTRIES = 1_000_000;
/** Enrollments of one contact in one journey at the same time, each with a key of its own. */
export const MAX_ACTIVE = 20;

/** The params `$4` to `$8` of `mayEnter`, or others in a row. */
export type EntryLimits = [again: boolean, byEntry: boolean, lastBefore: Date, maxEntries: number, countedSince: Date];

/**
 * Whether contact `c` may enter the journey `$3` with a key, which is SQL: it is not opted out, not
 * in the journey with this key now, not too often in it, and re-entry allows it. `first` is the
 * first param of the limits.
 */
export const mayEnter = (key: string, first = 4): string => {
  const [again, byEntry, lastBefore, max, since] = [0, 1, 2, 3, 4].map((nth) => `$${first + nth}`);
  return `c.consent_status <> 'opted_out'
  AND NOT EXISTS (SELECT FROM journey_enrollments o WHERE o.tenant_id = $1 AND o.contact_id = c.id AND o.journey_id = $3 AND o.key = ${key}
                     AND (NOT ${again} OR o.ended_at IS NULL OR CASE WHEN ${byEntry} THEN o.entered_at ELSE o.ended_at END > ${lastBefore}))
  AND (SELECT count(*) FROM journey_enrollments o WHERE o.tenant_id = $1 AND o.contact_id = c.id AND o.journey_id = $3 AND o.entered_at > ${since}) < ${max}
  AND (SELECT count(*) FROM journey_enrollments o WHERE o.tenant_id = $1 AND o.contact_id = c.id AND o.journey_id = $3 AND o.ended_at IS NULL) < ${MAX_ACTIVE}`;
};

export function limitsOf(
  { kind, after, counted_from: from, max_entries: max = MAX_ENTRIES, per }: JourneyReentry,
  now: Date,
): EntryLimits {
  const lastBefore = after === undefined ? now : before(now, after);
  return [kind === 'after_exit', from === 'entry', lastBefore, max, per === undefined ? new Date(0) : before(now, per)];
}

/** Counted back from now. */
const before = (now: Date, length: SegmentDuration): Date =>
  new Date(2 * now.getTime() - addDuration(now, length).getTime());
