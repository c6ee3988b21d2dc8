import { isCalendarDate } from '../calendar-date.ts';

/** Which of the first two numbers of 05/06/2024 is the day. */
export type DateOrder = 'day_first' | 'month_first';

/** A date or a time as parts. `orders` are those in which the numbers are a date that exists. */
interface ReadParts {
  readonly orders: readonly DateOrder[];
  readonly iso: (order: DateOrder) => string;
}

const CLOCK = String.raw`(?:(?:,? |T)(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d{1,6})?)?(?: ?([ap])\.?m\.?)?( ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${CLOCK}$`, 'i');
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)${CLOCK}$`, 'i');
const DAY_AND_NAME = new RegExp(
  String.raw`^(?:\p{L}{2,10}\.?,? )?(\d{1,2})(?:st|nd|rd|th|er|\.|º)?[ -](?:de )?(\p{L}{3,10})\.?,?[ -](?:de )?(\d{4}|\d\d)${CLOCK}$`,
  'iu',
);
const NAME_AND_DAY = new RegExp(
  String.raw`^(?:\p{L}{2,10}\.?, )?(\p{L}{3,10})\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4})${CLOCK}$`,
  'iu',
);
const MAX_CHARACTERS = 48;

/**
 * The orders of day and month in which the text is a date: both of 05/06/2024, one of 12/25/2024,
 * and both, which then mean the same, of dates that need none. Empty for other text.
 */
export function ordersOf(text: string): readonly DateOrder[] {
  return partsOf(text)?.orders ?? [];
}

/** Whether the order of day and month changes which date is meant. */
export function needsOrder(text: string): boolean {
  const parts = partsOf(text);
  return parts !== null && parts.iso('day_first') !== parts.iso('month_first');
}

/**
 * A date as YYYY-MM-DD, one with a time in RFC 3339. A time without an offset is one in UTC, and
 * midnight without an offset is a date, as spreadsheets write it. Years of two digits are those of
 * Excel: 00 to 29 are 2000 to 2029.
 * https://learn.microsoft.com/en-us/office/troubleshoot/excel/two-digit-year-numbers
 */
export function readDate(text: string, order: DateOrder): string | null {
  const parts = partsOf(text);
  return parts?.orders.includes(order) ? parts.iso(order) : null;
}

function partsOf(text: string): ReadParts | null {
  if (text.length > MAX_CHARACTERS || !/\d/.test(text)) return null;
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null) return fixed(yearFirst[1], yearFirst[3], yearFirst[4], yearFirst.slice(5));
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast !== null) return inEitherOrder(yearLast);
  const dayAndName = DAY_AND_NAME.exec(text);
  if (dayAndName !== null) return fixed(dayAndName[3], monthOf(dayAndName[2]), dayAndName[1], dayAndName.slice(4));
  const nameAndDay = NAME_AND_DAY.exec(text);
  return nameAndDay === null ? null : fixed(nameAndDay[3], monthOf(nameAndDay[1]), nameAndDay[2], nameAndDay.slice(4));
}

type Text = string | undefined;

function fixed(year: Text, month: Text, day: Text, clock: readonly Text[]): ReadParts | null {
  const iso = isoOf(fullYear(year), Number(month), Number(day), clock);
  return iso === null ? null : { orders: ['day_first', 'month_first'], iso: () => iso };
}

function inEitherOrder(match: RegExpExecArray): ReadParts | null {
  const [, first, mark, second, year] = match;
  const clock = match.slice(5);
  const dayFirst = isoOf(fullYear(year), Number(second), Number(first), clock);
  // Where dates have dots, the day is first.
  const monthFirst = mark === '.' ? dayFirst : isoOf(fullYear(year), Number(first), Number(second), clock);
  if (dayFirst === null && monthFirst === null) return null;
  const orders: DateOrder[] = [];
  if (dayFirst !== null) orders.push('day_first');
  if (monthFirst !== null) orders.push('month_first');
  return { orders, iso: (order) => (order === 'day_first' ? dayFirst : monthFirst) ?? '' };
}

function fullYear(text: Text): number {
  const year = Number(text);
  return text?.length === 2 ? year + (year < 30 ? 2000 : 1900) : year;
}

function isoOf(year: number, month: number, day: number, clock: readonly Text[]): string | null {
  const time = timeOf(clock);
  if (time === null || year < 1 || !isCalendarDate(year, month, day)) return null;
  return `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}${time}`;
}

/** Null for a time that does not exist; empty for none, and for midnight without an offset. */
function timeOf([hours, minutes, seconds = '00', half, offset]: readonly Text[]): string | null {
  if (hours === undefined) return '';
  const given = Number(hours);
  if (half !== undefined && (given < 1 || given > 12)) return null;
  const hour = half === undefined ? given : (given % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const clock = `T${padded(hour)}:${minutes}:${seconds}`;
  if (offset === undefined) return clock === 'T00:00:00' ? '' : `${clock}Z`;
  const zone = offset.trim().toUpperCase();
  if (/^(?:Z|UTC|GMT)$/.test(zone)) return `${clock}Z`;
  return `${clock}${zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`}`;
}

const padded = (value: number): string => String(value).padStart(2, '0');

let months: ReadonlyMap<string, string> | null = null;

function monthOf(name: Text): Text {
  months ??= readMonthNames();
  return months.get(fold(name ?? ''));
}

/** The names of months, long and short, of the languages in which files are read. */
function readMonthNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>([['sept', '9']]);
  for (const language of ['en', 'es', 'fr', 'pt', 'de'])
    for (const length of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1)
        names.set(fold(format.format(new Date(Date.UTC(2024, month - 1, 1)))), String(month));
    }
  return names;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}]+/gu, '')
    .toLowerCase();
}
