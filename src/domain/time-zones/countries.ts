import { COUNTRIES } from './country-data.ts';
import { rows } from './prefix-map.ts';
import { STATES } from './states.ts';
import { ZONE_ALIASES } from './zone-alias-data.ts';

/**
 * Territories with an ISO 3166-1 code of their own that are under another country's law: the code
 * of that country.
 */
const PARTS = new Map([
  ...['AS', 'GU', 'MP', 'PR', 'UM', 'VI'].map((part) => [part, 'US'] as const),
  ...['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'].map((part) => [part, 'FR'] as const),
]);

const ZONES = new Map<string, readonly string[]>();
const OWNERS = new Map<string, string>();
for (const [marked = [], countries = []] of rows(COUNTRIES)) {
  for (const country of countries)
    ZONES.set(
      country,
      marked.map((zone) => zone.replace('~', '')),
    );
  for (const zone of marked) if (!zone.startsWith('~')) OWNERS.set(zone, countries[0] ?? '');
}

/**
 * The United States are the fifty states and the capital. A territory's number names the territory,
 * and Guam's day ends when Hawaii's begins.
 */
for (const country of ['US', 'CA']) {
  const states = STATES.filter(({ code }) => code.startsWith(`${country}-`) && !PARTS.has(code.slice(3)));
  ZONES.set(country, [...new Set(states.flatMap(({ zones }) => zones))].sort());
}

/** Every zone of a country (ISO 3166-1 alpha-2); empty for an unknown country. */
export function zonesOfCountry(country: string): readonly string[] {
  return ZONES.get(country) ?? [];
}

const TARGETS = new Map<string, string>();
for (const [[country = '', zone = ''] = [], names = []] of rows(ZONE_ALIASES))
  for (const name of names) {
    OWNERS.set(name, country);
    TARGETS.set(name, zone);
  }

/** The zone that another name of it stands for, or undefined for a name that is no other one. */
export function zoneOfAlias(name: string): string | undefined {
  return TARGETS.get(name);
}

/** The country to which a zone belongs, by any of its names, or undefined. */
export function countryOfZone(zone: string): string | undefined {
  return OWNERS.get(zone);
}

/** Every name of a zone that belongs to one country. */
export const NAMED_ZONES: readonly string[] = [...OWNERS.keys()];

/** Every zone that is the main name of some country's time. */
export const COUNTRY_ZONES: readonly string[] = [...new Set([...ZONES.values()].flat())].sort();

/**
 * The jurisdictions of a country, state or territory, widest first: `PR` is `US`, `US-PR`; `US-FL`
 * is `US`, `US-FL`.
 */
export function jurisdictionsOf(region: string): readonly string[] {
  const [country = region] = region.split('-');
  const whole = PARTS.get(region);
  if (whole) return [whole, `${whole}-${region}`];
  return country === region ? [country] : [country, region];
}
