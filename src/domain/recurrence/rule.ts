import { RRuleTemporal } from 'rrule-temporal';
import { instantOf } from '../time-zones/local-time.ts';
import { offsetSpan } from '../time-zones/zone-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Clocks change by less. */
const MAX_CHANGE_MS = 3 * HOUR_MS;
/** Rules without an occurrence, such as February 30, end the search. */
const MAX_ITERATIONS = 2_000;

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

export function occurrencesOf({ rrule, timezone, startAt }: Recurrence): Occurrences {
  const { rule, until } = splitUntil(rrule, timezone);
  const toLocal = (at: Date): number => at.getTime() + offsetSpan(timezone, at.getTime()).offsetMs;
  const start = Math.floor(toLocal(startAt) / MINUTE_MS) * MINUTE_MS;
  const wallClock = new RRuleTemporal({
    rruleString: `DTSTART:${basicFormat(start)}Z\nRRULE:${rule}`,
    maxIterations: MAX_ITERATIONS,
    strict: true,
  });
  const within = (instant: number): boolean => instant <= until;
  return {
    next: (after, how) => {
      const from = after.getTime() + (how === 'exclusive' ? 1 : 0);
      let local = wallClock.next(new Date(toLocal(after) - MAX_CHANGE_MS), true)?.epochMilliseconds ?? null;
      while (local !== null) {
        const instant = instantOf(timezone, local);
        if (instant >= from) return within(instant) ? new Date(instant) : null;
        local = wallClock.next(new Date(local), false)?.epochMilliseconds ?? null;
      }
      return null;
    },
  };
}

/** `UNTIL=20261231T235959Z`, or a date, which is included. */
function splitUntil(rrule: string, timezone: string): { readonly rule: string; readonly until: number } {
  const parts = rrule.split(';');
  const rule = parts.filter((part) => !part.startsWith('UNTIL=')).join(';');
  const [, year, month, day, time] = /UNTIL=(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z)?/.exec(rrule) ?? [];
  if (year === undefined) return { rule, until: Number.POSITIVE_INFINITY };
  if (time !== undefined) {
    const clock = `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`;
    return { rule, until: Date.parse(`${year}-${month}-${day}T${clock}Z`) };
  }
  return { rule, until: instantOf(timezone, Date.parse(`${year}-${month}-${day}T00:00:00Z`) + DAY_MS) - 1 };
}

/** `20261231T235900`. */
function basicFormat(local: number): string {
  return new Date(local).toISOString().slice(0, 19).replace(/[-:]/g, '');
}
