import { daysInMonth, isLeapYear } from '../calendar-date.ts';
import { DAY_MS } from '../durations.ts';
import { weekdayIndex } from '../rule-packs/calendar-day.ts';
import type { RuleParts } from './read-parts.ts';

interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly monthDay: number;
}

/** Days are counted from 1970-01-01. */
export function calendarDay(day: number): CalendarDay {
  const date = new Date(day * DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    monthDay: date.getUTCDate(),
  };
}

/** The month may be outside 1 to 12: it then belongs to another year. */
export function firstOfMonth(year: number, month: number): number {
  return Date.UTC(year, month - 1) / DAY_MS;
}

/** The first day of the week of a day. */
export function firstOfWeek(day: number, weekStart: number): number {
  return day - ((weekdayIndex(day) - weekStart + 7) % 7);
}

/**
 * A test whether a day is one of the rule's, whatever the interval. Every BY part of days limits
 * the days of a period; what RFC 5545 takes from the start where there is none is added here.
 */
export function dayMatcher(parts: RuleParts, startDay: number): (day: number) => boolean {
  const { frequency, weekStart, numbers } = parts;
  const start = calendarDay(startDay);
  const [months, monthDays, yearDays, weeks] = ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'].map(
    (name) => new Set(numbers(name)),
  ) as [Set<number>, Set<number>, Set<number>, Set<number>];
  const isFree = parts.days.length + monthDays.size + yearDays.size === 0;
  const takesWeekday = isFree && (frequency === 'WEEKLY' || weeks.size > 0);
  const days = takesWeekday ? [{ ordinal: 0, weekday: weekdayIndex(startDay) }] : parts.days;
  if (isFree && !takesWeekday && (frequency === 'MONTHLY' || frequency === 'YEARLY')) {
    monthDays.add(start.monthDay);
    if (frequency === 'YEARLY' && months.size === 0) months.add(start.month);
  }
  const isYearScope = frequency === 'YEARLY' && numbers('BYMONTH').length === 0;
  let current = monthOf(startDay);
  return (day) => {
    // Days are asked for in order, and a look at the calendar is what costs most.
    if (day < current.first || day >= current.first + current.length) current = monthOf(day);
    const { year, month, first, length: monthLength } = current;
    if (months.size > 0 && !months.has(month)) return false;
    const monthDay = day - first + 1;
    const weekday = weekdayIndex(day);
    if (!isAmong(monthDays, monthDay, monthLength)) return false;
    const yearDay = day - firstOfMonth(year, 1) + 1;
    const yearLength = isLeapYear(year) ? 366 : 365;
    if (!isAmong(yearDays, yearDay, yearLength)) return false;
    if (weeks.size > 0 && !isAmong(weeks, ...weekOf(day, weekStart))) return false;
    const [position, length] = isYearScope ? [yearDay, yearLength] : [monthDay, monthLength];
    return days.length === 0 || days.some((one) => one.weekday === weekday && isNth(one.ordinal, position, length));
  };
}

interface Month {
  readonly year: number;
  readonly month: number;
  readonly first: number;
  /** Days. */
  readonly length: number;
}

function monthOf(day: number): Month {
  const { year, month, monthDay } = calendarDay(day);
  return { year, month, first: day - monthDay + 1, length: daysInMonth(year, month) };
}

/** An empty set sets no limit. */
function isAmong(values: ReadonlySet<number>, position: number, length: number): boolean {
  return values.size === 0 || values.has(position) || values.has(position - length - 1);
}

function isNth(ordinal: number, position: number, length: number): boolean {
  if (ordinal === 0) return true;
  return ordinal > 0 ? Math.ceil(position / 7) === ordinal : Math.ceil((length - position + 1) / 7) === -ordinal;
}

/** The number of a day's week and of the weeks of its year, which has at least four of its days. */
function weekOf(day: number, weekStart: number): readonly [number, number] {
  const week = firstOfWeek(day, weekStart);
  const { year } = calendarDay(week + 3);
  const first = firstOfWeek(firstOfMonth(year, 1) + 3, weekStart);
  const next = firstOfWeek(firstOfMonth(year + 1, 1) + 3, weekStart);
  return [(week - first) / 7 + 1, (next - first) / 7];
}
