import { DAY_MS, MINUTE_MS } from '../../durations.ts';
import { instantOf } from '../../time-zones/local-time.ts';
import { readClock } from '../../time-zones/read-clock.ts';
import { offsetSpan } from '../../time-zones/zone-clock.ts';
import { DATE_CONVERSIONS, LIMITS } from './allowed.ts';
import { readDate } from './read-date.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** What Liquid shows without a format. */
const DEFAULT_FORMAT = '%A, %B %-e, %Y at %-l:%M %P %z';
/** `%`, a flag, and one character; no widths, which would let ten characters write a million. */
const CONVERSION = /%([-_0^]?)([\s\S]?)/g;

/** False when the format has an unknown conversion or is too long. */
export function isDateFormat(format: string): boolean {
  if (format.length > LIMITS.dateFormat) return false;
  for (const [, , conversion = ''] of format.matchAll(CONVERSION))
    if (conversion === '' || !DATE_CONVERSIONS.includes(conversion)) return false;
  return true;
}

/**
 * Formats a time as strftime (POSIX) does, in English and in UTC or the IANA zone given. A date
 * without an offset is the same day at the same hour in every zone, so it is shown as it is
 * written. What is no date is returned unchanged. "now" is rejected: rendering twice must give the
 * same message. Throws a RangeError for an invalid format or zone.
 */
export function formatDate(value: unknown, format: unknown, zone: unknown): unknown {
  if (value === 'now' || value === 'today') throw new RangeError('The current time is not available in a template.');
  const pattern = format ?? DEFAULT_FORMAT;
  if (typeof pattern !== 'string' || !isDateFormat(pattern)) throw new RangeError('The date format is not valid.');
  const written = readDate(value);
  if (written === null) return value;
  const name = zone === undefined || zone === null ? null : zoneOf(zone);
  const at = 'at' in written ? written.at : name === null ? written.local : instantOf(name, written.local);
  const offsetMs = name === null ? 0 : offsetSpan(name, at).offsetMs;
  const local = new Date('at' in written ? at + offsetMs : written.local);
  return pattern.replace(CONVERSION, (_, flag: string, conversion: string) =>
    withFlag(flag, partOf(local, conversion, at, offsetMs)),
  );
}

function zoneOf(zone: unknown): string {
  const read = typeof zone === 'string' ? readClock(zone) : null;
  if (read === null || read.kind === 'unknown') throw new RangeError('The time zone is not an IANA name.');
  return read.name;
}

interface Part {
  readonly text: string | number;
  readonly width?: number;
  readonly pad?: ' ' | '0';
}

function partOf(local: Date, conversion: string, at: number, offsetMs: number): Part {
  const hour = local.getUTCHours();
  const month = MONTHS[local.getUTCMonth()] ?? '';
  const day = DAYS[local.getUTCDay()] ?? '';
  const year = local.getUTCFullYear();
  const dayOfMonth = local.getUTCDate();
  switch (conversion) {
    case 'a':
      return { text: day.slice(0, 3) };
    case 'A':
      return { text: day };
    case 'b':
      return { text: month.slice(0, 3) };
    case 'B':
      return { text: month };
    case 'd':
      return { text: dayOfMonth, width: 2 };
    case 'e':
      return { text: dayOfMonth, width: 2, pad: ' ' };
    case 'H':
      return { text: hour, width: 2 };
    case 'I':
      return { text: hour % 12 || 12, width: 2 };
    case 'j':
      return { text: dayOfYear(local), width: 3 };
    case 'k':
      return { text: hour, width: 2, pad: ' ' };
    case 'l':
      return { text: hour % 12 || 12, width: 2, pad: ' ' };
    case 'm':
      return { text: local.getUTCMonth() + 1, width: 2 };
    case 'M':
      return { text: local.getUTCMinutes(), width: 2 };
    case 'p':
      return { text: hour < 12 ? 'AM' : 'PM' };
    case 'P':
      return { text: hour < 12 ? 'am' : 'pm' };
    case 'q':
      return { text: ordinalOf(dayOfMonth) };
    case 'S':
      return { text: local.getUTCSeconds(), width: 2 };
    case 's':
      return { text: Math.floor(at / 1_000) };
    case 'u':
      return { text: local.getUTCDay() || 7 };
    case 'w':
      return { text: local.getUTCDay() };
    case 'y':
      return { text: ((year % 100) + 100) % 100, width: 2 };
    case 'Y':
      return { text: year, width: 4 };
    case 'z':
    case 'Z':
      return { text: conversion === 'Z' && offsetMs === 0 ? 'UTC' : offsetText(offsetMs) };
    default:
      return { text: '%' };
  }
}

function withFlag(flag: string, { text, width = 0, pad = '0' }: Part): string {
  if (flag === '-') return String(text);
  if (flag === '^') return String(text).toUpperCase();
  return String(text).padStart(width, flag === '_' ? ' ' : flag === '0' ? '0' : pad);
}

function dayOfYear(local: Date): number {
  const first = new Date(local).setUTCMonth(0, 1);
  return Math.round((local.getTime() - first) / DAY_MS) + 1;
}

function ordinalOf(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

function offsetText(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${offsetMs < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}
