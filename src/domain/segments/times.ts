import type { SegmentDuration } from '../../generated/types.ts';
import { beginsWithCalendarDate, isLeapYear } from '../calendar-date.ts';
import { NAMED_ZONES } from '../time-zones/countries.ts';
import { zonesMeant } from '../time-zones/known-zone.ts';
import { LEGACY_NAMES } from '../time-zones/legacy-zones.ts';
import { offsetSpan } from '../time-zones/zone-clock.ts';

const UNIT_MS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000, weeks: 604_800_000 } as const;
const DAY_MS = UNIT_MS.days;

/** A calendar date, alone or with a time and an offset (RFC 3339; the seconds may be missing). */
const TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d))?$/;

/** A date is midnight in UTC. Null for other text and for days that do not exist. */
export function readTime(text: string): Date | null {
  if (!TIME.test(text) || text.startsWith('0000') || !beginsWithCalendarDate(text)) return null;
  return new Date(text);
}

/** The time before `at` at which a window of this length begins; itself not part of the window. */
export function startOf({ amount, unit }: SegmentDuration, at: Date): Date {
  return new Date(at.getTime() - amount * UNIT_MS[unit]);
}

export interface AnniversaryDays {
  /** Time zones in which the date is another than in UTC, with their days. */
  readonly others: readonly { readonly zones: readonly string[]; readonly days: readonly string[] }[];
  /** The days in all other zones, as MM-DD. */
  readonly utc: readonly string[];
}

/**
 * The days of the year, as MM-DD, whose anniversary is the given number of days after the current
 * date of a contact's time zone. A zone name that stands for several zones counts as the first.
 */
export function anniversaryDays(at: Date, daysFromNow: number): AnniversaryDays {
  const utc = dateIn(at.getTime(), 0);
  const byDate = new Map<string, string[]>();
  for (const name of zoneNames()) {
    const [zone] = zonesMeant(name);
    if (zone === undefined) continue;
    const date = dateIn(at.getTime(), offsetSpan(zone, at.getTime()).offsetMs);
    if (date !== utc) byDate.set(date, [...(byDate.get(date) ?? []), name]);
  }
  const others = [...byDate].map(([date, zones]) => ({ zones, days: daysOfYear(date, daysFromNow) }));
  return { others, utc: daysOfYear(utc, daysFromNow) };
}

let names: readonly string[] | null = null;

function zoneNames(): readonly string[] {
  names ??= [...new Set([...Intl.supportedValuesOf('timeZone'), ...NAMED_ZONES, ...LEGACY_NAMES])];
  return names;
}

function dateIn(atMs: number, offsetMs: number): string {
  return new Date(atMs + offsetMs).toISOString().slice(0, 10);
}

/** In a year without 29 February, the anniversary of that day is 28 February. */
function daysOfYear(date: string, daysFromNow: number): string[] {
  const target = new Date(Date.parse(`${date}T00:00:00Z`) + daysFromNow * DAY_MS).toISOString().slice(0, 10);
  const day = target.slice(5);
  const isLastOfFebruary = day === '02-28' && !isLeapYear(Number(target.slice(0, 4)));
  return isLastOfFebruary ? [day, '02-29'] : [day];
}
