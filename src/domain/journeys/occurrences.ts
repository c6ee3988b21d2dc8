import type { JourneyEntrySchedule } from '../../generated/types.ts';
import { occurrencesOf } from '../recurrence/rule.ts';

/**
 * When contacts enter next after an entry at `at`; null if they do not. Occurrences that passed
 * until `now` are made up for by the one at `at`.
 */
export function nextOccurrence(
  { start_at: startAt, recurrence }: JourneyEntrySchedule,
  at: Date,
  now: Date,
): Date | null {
  if (recurrence === undefined) return null;
  const { rrule, timezone } = recurrence;
  const after = at > now ? at : now;
  return occurrencesOf({ rrule, timezone, startAt: new Date(startAt ?? at) }).next(after, 'exclusive');
}
