import type { Interval } from '../domain/calendar/intervals.ts';
import { localOf } from '../domain/calendar/intervals.ts';

/** The start of an interval on the clock of its zone, as charts and tables show it. */
export function labelOf(zone: string, interval: Interval, at: Date): string {
  const local = new Date(localOf(zone, at.getTime())).toISOString();
  if (interval === 'hour') return `${local.slice(5, 10)} ${local.slice(11, 16)}`;
  return interval === 'month' ? local.slice(0, 7) : local.slice(0, 10);
}
