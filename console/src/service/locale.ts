/** Numbers and dates are written for the person's locale, in the person's time zone. */
export const locale = navigator.language;
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const whole = new Intl.NumberFormat(locale);
const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
const share = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });

export const formatNumber = (value: number): string => whole.format(value);
export const formatCompact = (value: number): string => short.format(value);
export const formatPercent = (value: number | null): string => (value === null ? '–' : share.format(value));
export const formatExact = (at: string | Date): string => `${exact.format(new Date(at))} (${zone})`;
export const formatDateTime = (at: string | Date): string => exact.format(new Date(at));
export const formatDay = (at: string | Date): string => day.format(new Date(at));
export const formatTime = (at: string | Date): string => clock.format(new Date(at));

export function formatMoney(minor: string | number, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(Number(minor) / 10 ** maximumFractionDigits);
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Such as "5 min. ago"; beyond a week, the date. */
export function formatRelative(at: string | Date, now = Date.now()): string {
  const difference = new Date(at).getTime() - now;
  if (Math.abs(difference) > 7 * 86_400_000) return formatDay(at);
  for (const [unit, ms] of UNITS)
    if (Math.abs(difference) >= ms) return relative.format(Math.round(difference / ms), unit);
  return relative.format(0, 'second');
}
