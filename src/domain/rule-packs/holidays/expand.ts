import { dateOf, dayOf, weekdayIndex } from '../calendar-day.ts';
import { WEEKDAYS } from '../weekday.ts';
import type { Holiday, HolidayCalendar, HolidayDay } from './calendar.ts';
import { easterSunday } from './easter.ts';

/**
 * The holidays of a year as days since 1970-01-01, with their names. A moved holiday closes its own
 * day and the day on which it is observed, which may lie in the next year.
 */
export function holidaysOf(calendar: HolidayCalendar, year: number): ReadonlyMap<number, string> {
  const days = new Map<number, string>();
  for (const holiday of calendar.holidays.filter((each) => isKeptIn(each, year)))
    for (const day of daysIn(holiday.day, year)) {
      const weekday = WEEKDAYS[weekdayIndex(day)] ?? 'sun';
      const moved = (holiday.observed ?? calendar.observed)[weekday] ?? 0;
      days.set(day, holiday.name);
      if (moved !== 0) days.set(day + moved, `${holiday.name} (observed)`);
    }
  return days;
}

function isKeptIn({ fromYear = 0, untilYear = 9_999, evenYears }: Holiday, year: number): boolean {
  return fromYear <= year && year <= untilYear && (evenYears !== true || year % 2 === 0);
}

function daysIn(day: HolidayDay, year: number): readonly number[] {
  if ('on' in day) return [dayOf(`${padded(year)}-${day.on}`)];
  if ('easter' in day) return [easterSunday(year) + day.easter];
  if ('proclaimed' in day) return day.proclaimed.filter((date) => date.startsWith(padded(year))).map(dayOf);
  return [nthWeekday(year, day) + (day.plusDays ?? 0)];
}

function nthWeekday(year: number, { weekday, nth, month }: Extract<HolidayDay, { nth: number }>): number {
  const wanted = WEEKDAYS.indexOf(weekday);
  if (nth > 0) {
    const first = dayOf(`${padded(year)}-${String(month).padStart(2, '0')}-01`);
    return first + ((wanted - weekdayIndex(first) + 7) % 7) + 7 * (nth - 1);
  }
  const next = month === 12 ? `${padded(year + 1)}-01` : `${padded(year)}-${String(month + 1).padStart(2, '0')}`;
  const last = dayOf(`${next}-01`) - 1;
  return last - ((weekdayIndex(last) - wanted + 7) % 7);
}

function padded(year: number): string {
  return String(year).padStart(4, '0');
}

const MAX_YEARS = 200;
const years = new WeakMap<HolidayCalendar, Map<number, ReadonlyMap<number, string>>>();

/** The name of the holiday on a day, counted from 1970-01-01, or undefined. */
export function holidayOn(calendar: HolidayCalendar, day: number): string | undefined {
  const year = Number(dateOf(day).slice(0, 4));
  // New Year's Day may be observed in the year before it.
  return yearOf(calendar, year).get(day) ?? yearOf(calendar, year + 1).get(day) ?? yearOf(calendar, year - 1).get(day);
}

function yearOf(calendar: HolidayCalendar, year: number): ReadonlyMap<number, string> {
  const known = years.get(calendar) ?? new Map<number, ReadonlyMap<number, string>>();
  years.set(calendar, known);
  const found = known.get(year) ?? holidaysOf(calendar, year);
  if (known.size >= MAX_YEARS) known.clear();
  known.set(year, found);
  return found;
}
