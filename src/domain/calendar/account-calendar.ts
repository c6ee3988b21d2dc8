import type { WeekStart } from '../../generated/types.ts';
import { isKnownCountry, mainZone } from '../time-zones/main-zone.ts';

/** What an account has set; null: nothing. */
export interface CalendarSettings {
  readonly timezone: string | null;
  readonly week_start: WeekStart | null;
}

type Source = 'account' | 'partner' | 'default';

/** The days and weeks of an account. */
export interface Calendar {
  /** IANA zone, or `UTC`. */
  readonly zone: string;
  readonly zoneFrom: Source;
  readonly weekStart: WeekStart;
  readonly weekStartFrom: Source;
}

export const DEFAULT_CALENDAR: Calendar = {
  zone: 'UTC',
  zoneFrom: 'default',
  weekStart: 'monday',
  weekStartFrom: 'default',
};

/**
 * Each setting by itself: the account's own, or else that of the partner that manages it, which
 * reads the figures of all its customers by one clock unless a customer has its own.
 */
export function calendarOf(own: CalendarSettings, partner: CalendarSettings): Calendar {
  const [zone, zoneFrom] = firstOf(own.timezone, partner.timezone, DEFAULT_CALENDAR.zone);
  const [weekStart, weekStartFrom] = firstOf(own.week_start, partner.week_start, DEFAULT_CALENDAR.weekStart);
  return { zone, zoneFrom, weekStart, weekStartFrom };
}

function firstOf<Value>(own: Value | null, partner: Value | null, otherwise: Value): [Value, Source] {
  if (own !== null) return [own, 'account'];
  return partner === null ? [otherwise, 'default'] : [partner, 'partner'];
}

/** The zone that was set, by whose clock the service may wait; null for the default. */
export const setZone = ({ zone, zoneFrom }: Calendar): string | null => (zoneFrom === 'default' ? null : zone);

/**
 * Countries whose weeks begin on another day than Monday. Source: `weekData` of CLDR 48
 * (https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml). In the
 * Maldives it is Friday, which no account can set.
 */
const SUNDAY = new Set(
  `AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH
   PK PR PT PY SA SG SV TH TT TW US VE VI WS YE ZA ZW`.split(/\s+/),
);
const SATURDAY = new Set('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '));
const FRIDAY = 'MV';

/** What is usual in a country (ISO 3166-1 alpha-2), to suggest it; null: unknown. */
export function usualCalendar(country: string): { timezone: string | null; week_start: WeekStart | null } {
  if (!isKnownCountry(country)) return { timezone: null, week_start: null };
  const weekStart = SUNDAY.has(country) ? 'sunday' : SATURDAY.has(country) ? 'saturday' : 'monday';
  return { timezone: mainZone(country), week_start: country === FRIDAY ? null : weekStart };
}
