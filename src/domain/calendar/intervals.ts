import type { NamedPeriod, WeekStart } from '../../generated/types.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { instantOf } from '../time-zones/local-time.ts';
import { offsetSpan } from '../time-zones/zone-clock.ts';

export type Interval = 'hour' | 'day' | 'week' | 'month';

/** Days from the start of a week to 1 January 1970, a Thursday. ISO 8601 weeks begin on Monday. */
const DAYS_INTO_WEEK: Readonly<Record<WeekStart, number>> = { monday: 3, sunday: 4, saturday: 5 };

/** The wall clock of a zone, as if it were UTC. */
export const localOf = (zone: string, at: number): number => at + offsetSpan(zone, at).offsetMs;

/**
 * The starts of the intervals that overlap a period, on the clock of a zone, and the end of the
 * last one; null when there are more than `max`. A day is as long as its date lasts there: 23 or 25
 * hours when clocks change, and a date that a zone skips has none. An hour ends when the clock
 * shows a full hour, so that it lasts 90 minutes where clocks change by half an hour.
 */
export function edgesOf(
  zone: string,
  interval: Interval,
  from: number,
  to: number,
  max: number,
  weekStart: WeekStart = 'monday',
): number[] | null {
  const next = interval === 'hour' ? nextHour : nextOf(interval, weekStart);
  const edges = [startOf(zone, interval, from, weekStart)];
  for (let last = edges[0] as number; last < to; ) {
    last = next(zone, last);
    edges.push(last);
    if (edges.length > max + 1) return null;
  }
  return edges;
}

/** The start of the interval that contains a time. */
export function startOf(zone: string, interval: Interval, at: number, weekStart: WeekStart = 'monday'): number {
  if (interval === 'hour') return hourStart(zone, at);
  const start = instantOf(zone, localStart(interval, localOf(zone, at), weekStart));
  return Math.min(start, at);
}

function localStart(interval: Interval, local: number, weekStart: WeekStart): number {
  const day = Math.floor(local / DAY_MS);
  if (interval === 'week') return (day - ((day + DAYS_INTO_WEEK[weekStart]) % 7)) * DAY_MS;
  if (interval === 'day') return day * DAY_MS;
  return monthStart(local);
}

function monthStart(local: number): number {
  const date = new Date(local);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** Skips dates that do not exist in the zone, whose start is the start of the date after them. */
function nextOf(interval: Exclude<Interval, 'hour'>, weekStart: WeekStart): (zone: string, at: number) => number {
  return (zone, at) => {
    for (let local = localStart(interval, localOf(zone, at), weekStart), found = at; ; ) {
      local = localAfter(interval, local);
      found = instantOf(zone, local);
      if (found > at) return found;
    }
  };
}

function localAfter(interval: Exclude<Interval, 'hour'>, local: number): number {
  if (interval !== 'month') return local + (interval === 'day' ? DAY_MS : 7 * DAY_MS);
  const date = new Date(local);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

function nextHour(zone: string, at: number): number {
  for (let from = at; ; ) {
    const { offsetMs, untilMs } = offsetSpan(zone, from);
    const full = (Math.floor((from + offsetMs) / HOUR_MS) + 1) * HOUR_MS - offsetMs;
    if (full < untilMs) return full;
    from = untilMs;
    if ((from + offsetSpan(zone, from).offsetMs) % HOUR_MS === 0) return from;
  }
}

/** The last full hour of the clock at or before a time. */
function hourStart(zone: string, at: number): number {
  let start = at - 2 * HOUR_MS;
  for (let next = nextHour(zone, start); next <= at; next = nextHour(zone, next)) start = next;
  return start;
}

export type Comparison = 'previous_period' | 'year_ago';

/**
 * The period to compare with, on the clock of the zone: of whole months as many months before, else
 * as many days and hours; or the same dates a year earlier.
 */
export function comparedPeriod(zone: string, from: number, to: number, comparison: Comparison): [number, number] {
  const [start, end] = [localOf(zone, from), localOf(zone, to)];
  const shift = (local: number, months: number): number => instantOf(zone, monthsBefore(local, months));
  if (comparison === 'year_ago') return [shift(start, 12), shift(end, 12)];
  if (monthStart(start) === start && monthStart(end) === end) {
    const months = monthsOf(end) - monthsOf(start);
    return [shift(start, months), from];
  }
  return [instantOf(zone, start - (end - start)), from];
}

const monthsOf = (local: number): number => new Date(local).getUTCFullYear() * 12 + new Date(local).getUTCMonth();

/** 29 February becomes 28 February. */
function monthsBefore(local: number, months: number): number {
  const date = new Date(local);
  const day = date.getUTCDate();
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1);
  const next = new Date(first);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return first + (Math.min(day, days) - 1) * DAY_MS + (local - Math.floor(local / DAY_MS) * DAY_MS);
}

export const PERIODS = [
  ...['today', 'yesterday', 'last_7_days', 'last_30_days'],
  ...['this_week', 'last_week', 'this_month', 'last_month'],
] as const satisfies readonly NamedPeriod[];

/** The start and the end of a period that has a name, on the clock of a zone. */
export function namedPeriod(
  zone: string,
  period: NamedPeriod,
  now: number,
  weekStart: WeekStart = 'monday',
): [number, number] {
  const local = localOf(zone, now);
  const day = Math.floor(local / DAY_MS) * DAY_MS;
  const week = localStart('week', local, weekStart);
  const month = monthStart(local);
  const at = (time: number): number => instantOf(zone, time);
  switch (period) {
    case 'today':
      return [at(day), at(day + DAY_MS)];
    case 'yesterday':
      return [at(day - DAY_MS), at(day)];
    case 'last_7_days':
      return [at(day - 6 * DAY_MS), at(day + DAY_MS)];
    case 'last_30_days':
      return [at(day - 29 * DAY_MS), at(day + DAY_MS)];
    case 'this_week':
      return [at(week), at(week + 7 * DAY_MS)];
    case 'last_week':
      return [at(week - 7 * DAY_MS), at(week)];
    case 'this_month':
      return [at(month), at(localAfter('month', month))];
    case 'last_month':
      return [at(monthsBefore(month, 1)), at(month)];
  }
}
