import type { JourneyNodeDelayUntil, Weekday } from '../../generated/types.ts';
import { MINUTE_MS } from '../durations.ts';
import { readTime } from '../segments/times.ts';
import { nextLocalTime } from '../time-zones/local-time.ts';
import { offsetSpan } from '../time-zones/zone-clock.ts';

const DAYS_OF_WEEK: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** A week and a day: a day that is allowed comes at least once. */
const MAX_DAYS = 8;

/** What a `delay_until` may refer to. */
export interface WaitFacts {
  /** Time zones in which the contact may be. */
  readonly zones: readonly string[];
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Properties of the event by which the contact entered, or of the awaited one. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * The time that a `delay_until` waits for, counted from the arrival at the node; null if the
 * property or attribute contains none. A contact whose zone is unknown does not wait for its clock.
 */
export function waitUntil(config: JourneyNodeDelayUntil, arrivedAt: Date, facts: WaitFacts): Date | null {
  const { time, days, at, property, attribute, offset_minutes: offset = 0 } = config;
  if (at !== undefined) return new Date(at);
  if (time !== undefined) return nextOnClock(time, days, arrivedAt, facts.zones);
  const value = property === undefined ? facts.attributes[attribute ?? ''] : facts.properties[property];
  const found = typeof value === 'string' ? readTime(value) : null;
  return found && new Date(found.getTime() + offset * MINUTE_MS);
}

function nextOnClock(
  time: string,
  days: readonly Weekday[] = DAYS_OF_WEEK,
  from: Date,
  zones: readonly string[],
): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  let next = from.getTime();
  for (let day = 0; day < MAX_DAYS; day += 1) {
    const found = nextLocalTime(zones, hours * 60 + minutes, next);
    if (found === null) return from;
    if (days.includes(weekdayIn(zones[0] ?? 'UTC', found))) return new Date(found);
    next = found + MINUTE_MS;
  }
  return from;
}

function weekdayIn(zone: string, at: number): Weekday {
  return DAYS_OF_WEEK[new Date(at + offsetSpan(zone, at).offsetMs).getUTCDay()] as Weekday;
}
