import type { JourneyNodeDelayUntil, Weekday } from '../../generated/types.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { instantOf, nextLocalTime } from '../time-zones/local-time.ts';
import { offsetSpan } from '../time-zones/zone-clock.ts';
import { readWait, type WaitTime } from './read-wait.ts';

const DAYS_OF_WEEK: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** A week and a day: a day that is allowed comes at least once. */
const MAX_DAYS = 8;

/** What a `delay_until` may refer to. */
export interface WaitFacts {
  /** Time zones in which the contact may be, or else that of the account; empty: none is known. */
  readonly zones: readonly string[];
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Properties of the event by which the contact entered, or of the awaited one. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Whether the node waits until a clock next shows a time of day, whatever the date. */
export const waitsForClock = ({ time, date, property, attribute }: JourneyNodeDelayUntil): boolean =>
  time !== undefined && date === undefined && property === undefined && attribute === undefined;

/**
 * The time that a `delay_until` waits for, counted from the arrival at the node; null if the
 * property or attribute contains none. A contact whose zone is unknown does not wait for its clock,
 * and its dates are those of UTC.
 */
export function waitUntil(config: JourneyNodeDelayUntil, arrivedAt: Date, facts: WaitFacts): Date | null {
  const { time, days, at, date, property, attribute, offset_minutes: offset = 0 } = config;
  if (at !== undefined) return new Date(at);
  if (time !== undefined && waitsForClock(config)) return nextOnClock(time, days, arrivedAt, facts.zones);
  const value = date ?? (property === undefined ? facts.attributes[attribute ?? ''] : facts.properties[property]);
  const found = typeof value === 'string' ? readWait(value) : null;
  if (found === null) return null;
  const shift = offset * MINUTE_MS;
  if ('at' in found && time === undefined) return new Date(found.at + shift);
  const zones = facts.zones.length > 0 ? facts.zones : ['UTC'];
  return new Date(Math.max(...zones.map((zone) => instantOf(zone, localIn(zone, found, time) + shift))));
}

/**
 * A wall time in a zone. The offset of the node is counted on the wall clock as well, so that a day
 * before 10:00 is 10:00 when clocks change in between. A time that the clock skips is the end of
 * the gap, and one that it shows twice is the first, as `instantOf` decides for `local_time`, too.
 */
function localIn(zone: string, found: WaitTime, time: string | undefined): number {
  const local = 'local' in found ? found.local : found.at + offsetSpan(zone, found.at).offsetMs;
  return time === undefined ? local : Math.floor(local / DAY_MS) * DAY_MS + minutesOf(time) * MINUTE_MS;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function nextOnClock(
  time: string,
  days: readonly Weekday[] = DAYS_OF_WEEK,
  from: Date,
  zones: readonly string[],
): Date {
  let next = from.getTime();
  for (let day = 0; day < MAX_DAYS; day += 1) {
    const found = nextLocalTime(zones, minutesOf(time), next);
    if (found === null) return from;
    if (days.includes(weekdayIn(zones[0] ?? 'UTC', found))) return new Date(found);
    next = found + MINUTE_MS;
  }
  return from;
}

function weekdayIn(zone: string, at: number): Weekday {
  return DAYS_OF_WEEK[new Date(at + offsetSpan(zone, at).offsetMs).getUTCDay()] as Weekday;
}
