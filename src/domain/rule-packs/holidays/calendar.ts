import type { Weekday } from '../weekday.ts';

/**
 * The day of a holiday in a year: a date (`MM-DD`); the nth weekday of a month, -1 for the last
 * one, plus days; days from Easter Sunday; or single proclaimed days (`YYYY-MM-DD`).
 */
export type HolidayDay =
  | { readonly on: string }
  | { readonly weekday: Weekday; readonly nth: number; readonly month: number; readonly plusDays?: number }
  | { readonly easter: number }
  | { readonly proclaimed: readonly string[] };

/** Days by which a holiday on that weekday is moved; the weekday itself stays a holiday, too. */
export type Observance = Readonly<Partial<Record<Weekday, number>>>;

export interface Holiday {
  readonly name: string;
  readonly day: HolidayDay;
  /** The first and the last year; absent: every year. */
  readonly fromYear?: number;
  readonly untilYear?: number;
  /** Only in years with a general election of state officers. */
  readonly evenYears?: true;
  /** Default: the calendar's. */
  readonly observed?: Observance;
}

export interface HolidayCalendar {
  /** ISO 3166-1 or -2 of the jurisdiction whose law lists the days. */
  readonly jurisdiction: string;
  readonly source: string;
  readonly observed: Observance;
  readonly holidays: readonly Holiday[];
}
