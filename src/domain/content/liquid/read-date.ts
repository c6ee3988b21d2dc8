import { isCalendarDate } from '../../calendar-date.ts';
import { MINUTE_MS } from '../../durations.ts';

/** A time, or what a clock and a calendar show somewhere, both in milliseconds since 1970. */
export type WrittenDate = { readonly at: number } | { readonly local: number };

const MAX_LENGTH = 64;

/** Epoch seconds from 1973 to 2286, and milliseconds of these years. Others are no time. */
const MIN_SECONDS = 1e8;
const MAX_SECONDS = 1e10;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const WEEKDAY = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?';
const DAY = '(\\d{1,2})';
const YEAR = '(\\d{4})';
const TIME =
  '(?<hour>\\d{1,2}):(?<minute>\\d\\d)(?::(?<second>\\d\\d)(?:[.,](?<fraction>\\d{1,9}))?)?(?: ?(?<half>[ap]m))?';
const OFFSET = '(?: ?(?:z|utc|gmt)| ?(?:utc|gmt)?(?<sign>[+-])(?<hours>\\d\\d):?(?<minutes>\\d\\d)?)';
const CLOCK = `(?:(?:t|,? (?:at )?)${TIME}(?<offset>${OFFSET})?)?`;

/** Year, month and day, as in ISO 8601 (extended and basic) and as in English. */
const ISO = new RegExp(`^(\\d{4})-(\\d\\d)-(\\d\\d)${CLOCK}$`, 'i');
const BASIC = /^(\d{4})(\d\d)(\d\d)$/;
const MONTH_FIRST = new RegExp(`^${WEEKDAY}${MONTH} ${DAY},? ${YEAR}${CLOCK}$`, 'i');
const DAY_FIRST = new RegExp(`^${WEEKDAY}${DAY} ${MONTH},? ${YEAR}${CLOCK}$`, 'i');

/**
 * Reads a date as people and systems write it: ISO 8601, `Dec 24, 2026 5:00 PM`, seconds or
 * milliseconds since 1970. A date without an offset is what the calendar shows, wherever that is.
 * Null for anything else, also for a date that does not exist: `2026`, `2026-02-30`, `Table 5`,
 * and `12/11/2026`, which is another day in another country.
 */
export function readDate(value: unknown): WrittenDate | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  const written = text.trim().replace(/[\s\u202f]+/g, ' ');
  const basic = BASIC.exec(written);
  if (basic !== null) return dateOf(Number(basic[1]), Number(basic[2]), Number(basic[3]), {});
  if (/^\d+(?:\.\d+)?$/.test(written)) return epochOf(Number(written));
  const iso = ISO.exec(written);
  if (iso !== null) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso.groups ?? {});
  const english = MONTH_FIRST.exec(written) ?? DAY_FIRST.exec(written);
  if (english === null) return null;
  const [, first = '', second = '', year] = english;
  const [month, day] = /^\d/.test(first) ? [second, first] : [first, second];
  return dateOf(Number(year), MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, Number(day), english.groups ?? {});
}

function epochOf(count: number): WrittenDate | null {
  if (count >= MIN_SECONDS && count < MAX_SECONDS) return { at: Math.round(count * 1_000) };
  return count >= MIN_SECONDS * 1_000 && count < MAX_SECONDS * 1_000 ? { at: Math.round(count) } : null;
}

type Groups = Readonly<Record<string, string | undefined>>;

function dateOf(year: number, month: number, day: number, groups: Groups): WrittenDate | null {
  const { minute = '0', second = '0', fraction = '0', offset } = groups;
  const hour = hourOf(groups);
  if (!isCalendarDate(year, month, day) || year < 1_000) return null;
  if (hour === null || Number(minute) > 59 || Number(second) > 59) return null;
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1_000);
  const local = Date.UTC(year, month - 1, day, hour, Number(minute), Number(second), milliseconds);
  return offset === undefined ? { local } : { at: local - offsetOf(groups) };
}

/** On a clock of 24 hours; null for an hour that the clock does not show. */
function hourOf({ hour = '0', half }: Groups): number | null {
  const shown = Number(hour);
  if (half === undefined) return shown <= 23 ? shown : null;
  return shown >= 1 && shown <= 12 ? (shown % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : null;
}

function offsetOf({ sign = '+', hours = '0', minutes = '0' }: Groups): number {
  const size = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === '-' ? -size : size;
}
