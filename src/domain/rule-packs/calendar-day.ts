import { DAY_MS } from '../durations.ts';

/** Days since 1970-01-01 of a `YYYY-MM-DD`. Throws a RangeError for anything else. */
export function dayOf(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !Number.isInteger(day) || dateOf(day) !== date)
    throw new RangeError(`${date} is not a calendar day: write YYYY-MM-DD`);
  return day;
}

/** `YYYY-MM-DD` of a count of days since 1970-01-01. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. 1970-01-01 was a Thursday. */
export function weekdayIndex(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
