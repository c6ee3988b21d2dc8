import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { MAX_TIME } from '../max-time.ts';
import { instantOf } from '../time-zones/local-time.ts';
import { offsetSpan } from '../time-zones/zone-clock.ts';
import { findTimes } from './find-times.ts';
import { readParts, timesPerDay } from './read-parts.ts';

/** Clocks change by less. */
const MAX_CHANGE_MS = 3 * HOUR_MS;

/** Occurrences by RFC 5545: the rule on the clock of a zone, from a start (DTSTART). */
export interface Recurrence {
  /** As `readRule` accepts it. */
  readonly rrule: string;
  /** IANA zone. */
  readonly timezone: string;
  readonly startAt: Date;
}

/**
 * The occurrences of a rule. The rule is evaluated on the wall clock, and each wall time is then
 * converted: one that a clock change skips is the end of the gap, as for `local_time`, and not left
 * out. UNTIL is therefore compared here.
 */
export interface Occurrences {
  /** The first one after a time, or at it. */
  next(after: Date, how: 'inclusive' | 'exclusive'): Date | null;
}

/** Throws a RangeError for a rule that `readRule` does not accept. */
export function occurrencesOf({ rrule, timezone, startAt }: Recurrence): Occurrences {
  const read = readParts(rrule);
  if (!read.ok) throw new RangeError(`The recurrence rule cannot be used: ${read.fault}.`);
  const toLocal = (at: Date): number => at.getTime() + offsetSpan(timezone, at.getTime()).offsetMs;
  const nextLocal = findTimes(read.parts, Math.floor(toLocal(startAt) / MINUTE_MS) * MINUTE_MS);
  const end = Math.min(endOf(read.parts.until, timezone), MAX_TIME.getTime());
  return {
    next: (after, how) => {
      const from = after.getTime() + (how === 'exclusive' ? 1 : 0);
      let local = nextLocal(toLocal(after) - MAX_CHANGE_MS);
      while (local !== null) {
        const instant = instantOf(timezone, local);
        if (instant >= from) return instant <= end ? new Date(instant) : null;
        local = nextLocal(local + MINUTE_MS);
      }
      return null;
    },
  };
}

/** The date on the clock of the rule's zone, with the time if the rule has several on one day. */
export function nameTime({ rrule, timezone }: Omit<Recurrence, 'startAt'>, at: Date): string {
  const read = readParts(rrule);
  const isDaily = read.ok && timesPerDay(read.parts) === 1;
  const local = new Date(at.getTime() + offsetSpan(timezone, at.getTime()).offsetMs).toISOString();
  return isDaily ? local.slice(0, 10) : `${local.slice(0, 10)} ${local.slice(11, 16)}`;
}

/** `20261231T235959Z`, or a date, which is included. */
function endOf(until: string | null, timezone: string): number {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/.exec(until ?? '') ?? [];
  if (year === undefined) return Number.POSITIVE_INFINITY;
  if (hours !== undefined) return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
  return instantOf(timezone, Date.parse(`${year}-${month}-${day}T00:00:00Z`) + DAY_MS) - 1;
}
