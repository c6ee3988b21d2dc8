import { COUNTRIES } from './country-data.ts';
import { rows } from './prefix-map.ts';
import { STATES } from './states.ts';

/** ISO 3166-1 codes of their own whose people live under another country's law: its code, and theirs as a part of it. */
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
 * The United States are the fifty states and the capital: a territory's numbers name the territory, and Guam's day is over when Hawaii's
 * begins.
 */
for (const country of ['US', 'CA']) {
  const states = STATES.filter(({ code }) => code.startsWith(`${country}-`) && !PARTS.has(code.slice(3)));
  ZONES.set(country, [...new Set(states.flatMap(({ zones }) => zones))].sort());
}

/** Every zone of a country (ISO 3166-1 alpha-2); none when there is no such country. */
export function zonesOfCountry(country: string): readonly string[] {
  return ZONES.get(country) ?? [];
}

/** The country a zone is named in, or undefined. */
export function countryOfZone(zone: string): string | undefined {
  return zone.startsWith('US/') ? 'US' : OWNERS.get(zone);
}

/** Whose law holds in a country, a state or a territory, the widest first: `PR` is `US`, `US-PR`; `US-FL` is `US`, `US-FL`. */
export function jurisdictionsOf(region: string): readonly string[] {
  const [country = region] = region.split('-');
  const whole = PARTS.get(region);
  if (whole) return [whole, `${whole}-${region}`];
  return country === region ? [country] : [country, region];
}
