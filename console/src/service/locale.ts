import { createStore, useStore } from './store.ts';

/** Numbers and dates are written for the person's locale. */
export const locale = navigator.language;
export const zoneOfBrowser = Intl.DateTimeFormat().resolvedOptions().timeZone;

const shownZone = createStore(zoneOfBrowser);

/** The zone in which times are shown: that which the account has set, or else the person's. */
export const useZone = (): string => useStore(shownZone);

/** Shows times in a zone; null, or one that the browser does not have: in that of the person. */
export function showTimesIn(zone: string | null): void {
  shownZone.set(zone !== null && isKnownZone(zone) ? zone : zoneOfBrowser);
}

function isKnownZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone }) !== null;
  } catch {
    return false;
  }
}

const whole = new Intl.NumberFormat(locale);
const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
const share = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const inZone = (style: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at: string | Date): string => {
    const timeZone = shownZone.get();
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone });
    formats.set(timeZone, format);
    return format.format(new Date(at));
  };
};
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });

export const formatNumber = (value: number): string => whole.format(value);
export const formatCompact = (value: number): string => short.format(value);
export const formatPercent = (value: number | null): string => (value === null ? '–' : share.format(value));
export const formatDateTime = inZone({ dateStyle: 'medium', timeStyle: 'short' });
export const formatDay = inZone({ dateStyle: 'medium' });
export const formatTime = inZone({ timeStyle: 'short' });
export const formatExact = (at: string | Date): string => `${formatDateTime(at)} (${shownZone.get()})`;

/** `2026-11-26T15:30`, the time on the clock that is shown. */
export function toLocalTime(at: Date): string {
  return new Date(at.getTime() + offsetAt(at.getTime())).toISOString().slice(0, 16);
}

/** RFC 3339, as calls expect it; empty when the field is. Of a time that is repeated, the first. */
export function fromLocalTime(value: string): string {
  if (value === '') return '';
  const local = Date.parse(`${value}Z`);
  const [before, after] = [offsetAt(local - DAY_MS), offsetAt(local + DAY_MS)];
  const found = [before, after].map((offset) => local - offset).find((at) => at + offsetAt(at) === local);
  return new Date(found ?? local - before).toISOString();
}

const DAY_MS = 86_400_000;

/** The clock that is shown minus UTC, to the minute. */
function offsetAt(at: number): number {
  const options = { timeZone: shownZone.get(), dateStyle: 'short', timeStyle: 'medium' } as const;
  const shown = new Intl.DateTimeFormat('sv-SE', options).format(at);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(at / 1_000) * 1_000;
}

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
