const MONTHS_OF_30_DAYS = [4, 6, 9, 11];

/**
 * Whether the text begins with a date (YYYY-MM-DD) that exists. `Date.parse` cannot tell, because
 * it reads 30 February as 2 March.
 */
export function beginsWithCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text) ?? [];
  return year !== undefined && isCalendarDate(Number(year), Number(month), Number(day));
}

/** The month is 1 to 12. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return MONTHS_OF_30_DAYS.includes(month) ? 30 : 31;
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
