import { dateOf, dayOf } from './calendar-day.ts';

/**
 * Code du travail L3133-1, and 26 December of Alsace and Moselle (L3134-13), because a phone number
 * does not show the region.
 */
const FIXED: readonly string[] = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25', '12-26'];

/** Good Friday (Alsace and Moselle), Easter Monday, Ascension Day, Whit Monday. */
const DAYS_FROM_EASTER: readonly number[] = [-2, 1, 39, 50];

const moving = new Map<number, ReadonlySet<number>>();

/** Whether a day, counted from 1970-01-01, is a public holiday anywhere in metropolitan France. */
export function isFrenchHoliday(day: number): boolean {
  const date = dateOf(day);
  return FIXED.includes(date.slice(5)) || movingHolidays(Number(date.slice(0, 4))).has(day);
}

function movingHolidays(year: number): ReadonlySet<number> {
  const known = moving.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  const days = new Set(DAYS_FROM_EASTER.map((offset) => easter + offset));
  if (moving.size > 200) moving.clear();
  moving.set(year, days);
  return days;
}

/**
 * Gauss's rule for the Gregorian calendar with its two exceptions (Lichtenberg's form), as days
 * since 1970-01-01.
 */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const secularMoon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const secularSun = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + secularMoon) % 30;
  const correction = Math.floor((seed + Math.floor(cycle / 11)) / 29);
  const fullMoon = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + secularSun) % 7);
  const daysAfter = 7 - ((fullMoon - firstSunday) % 7);
  return dayOf(`${String(year).padStart(4, '0')}-03-01`) + fullMoon + daysAfter - 1;
}
