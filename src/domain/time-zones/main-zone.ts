import { zonesOfCountry } from './countries.ts';

/** The zone of the largest city, of countries whose first zone in the tz database is another. */
const OF_LARGEST_CITY: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
};

/** One zone to show times in for a country (ISO 3166-1 alpha-2); `UTC` for an unknown country. */
export function mainZone(country: string | null): string {
  if (country === null) return 'UTC';
  return Object.hasOwn(OF_LARGEST_CITY, country)
    ? (OF_LARGEST_CITY[country] as string)
    : (zonesOfCountry(country)[0] ?? 'UTC');
}

/** Whether a country (ISO 3166-1 alpha-2) has time zones. */
export const isKnownCountry = (country: string): boolean => zonesOfCountry(country).length > 0;
