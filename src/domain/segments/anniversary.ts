import { isLeapYear } from '../calendar-date.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { offsetOfName, zoneNames } from '../time-zones/all-zones.ts';

export interface AnniversaryDays {
  /**
   * Time zones in which the date is another than in UTC, with their days. The list of zones is the
   * same object for every number of days within a minute.
   */
  readonly others: readonly { readonly zones: readonly string[]; readonly days: readonly string[] }[];
  /** The days in all other zones, as MM-DD. */
  readonly utc: readonly string[];
}

/**
 * The days of the year, as MM-DD, whose anniversary is the given number of days after the current
 * date of a contact's time zone, or else of the account's. A zone name that stands for several
 * zones counts as the first.
 */
export function anniversaryDays(at: Date, daysFromNow: number): AnniversaryDays {
  const { utc, others } = datesAt(at);
  return {
    others: others.map(({ zones, date }) => ({ zones, days: daysOfYear(date, daysFromNow) })),
    utc: daysOfYear(utc, daysFromNow),
  };
}

interface Dates {
  readonly minute: number;
  readonly utc: string;
  readonly others: readonly { readonly zones: readonly string[]; readonly date: string }[];
}

let latest: Dates | null = null;

/** The dates of all zones, kept for a minute: in none does a day or an offset begin within one. */
function datesAt(at: Date): Dates {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  if (latest?.minute === minute) return latest;
  const atMs = minute * MINUTE_MS;
  const utc = dateAt(atMs, 0);
  const byDate = new Map<string, string[]>();
  for (const name of zoneNames()) {
    const offsetMs = offsetOfName(name, atMs);
    const date = offsetMs === null ? utc : dateAt(atMs, offsetMs);
    if (date === utc) continue;
    const zones = byDate.get(date) ?? [];
    zones.push(name);
    byDate.set(date, zones);
  }
  latest = { minute, utc, others: [...byDate].map(([date, zones]) => ({ zones, date })) };
  return latest;
}

function dateAt(atMs: number, offsetMs: number): string {
  return new Date(atMs + offsetMs).toISOString().slice(0, 10);
}

/** In a year without 29 February, the anniversary of that day is 28 February. */
function daysOfYear(date: string, daysFromNow: number): string[] {
  const target = new Date(Date.parse(`${date}T00:00:00Z`) + daysFromNow * DAY_MS).toISOString().slice(0, 10);
  const day = target.slice(5);
  const isLastOfFebruary = day === '02-28' && !isLeapYear(Number(target.slice(0, 4)));
  return isLastOfFebruary ? [day, '02-29'] : [day];
}
