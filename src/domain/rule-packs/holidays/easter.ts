import { dayOf } from '../calendar-day.ts';

/**
 * Easter Sunday by Gauss's rule for the Gregorian calendar with its two exceptions (Lichtenberg's
 * form), as days since 1970-01-01.
 */
export function easterSunday(year: number): number {
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
