import type { SegmentDuration } from '../../generated/types.ts';
import { beginsWithCalendarDate } from '../calendar-date.ts';
import { UNIT_MS } from '../durations.ts';

/** A calendar date, alone or with a time and an offset (RFC 3339; the seconds may be missing). */
const TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d))?$/;

/** A date is midnight in UTC. Null for other text and for days that do not exist. */
export function readTime(text: string): Date | null {
  if (!TIME.test(text) || text.startsWith('0000') || !beginsWithCalendarDate(text)) return null;
  return new Date(text);
}

/** The last time of a window of this length that begins at `at`, which is not part of it. */
export function endOf({ amount, unit }: SegmentDuration, at: Date): Date {
  return new Date(at.getTime() + amount * UNIT_MS[unit]);
}

/** The time before `at` at which a window of this length begins; itself not part of the window. */
export function startOf({ amount, unit }: SegmentDuration, at: Date): Date {
  return new Date(at.getTime() - amount * UNIT_MS[unit]);
}
