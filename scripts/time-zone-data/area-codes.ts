import parsePhoneNumber from 'libphonenumber-js/max';
import { STATES, stateOf } from '../../src/domain/time-zones/states.ts';
import { AREA_CODE_ZONES, SAME_CLOCK, SPLIT_AREA_CODES, TERRITORIES } from './corrections.ts';
import { placesByPrefix, timeZonesByPrefix } from './packages.ts';

export interface AreaCode {
  readonly code: string;
  /** ISO 3166-2 in the United States and Canada, ISO 3166-1 elsewhere. */
  readonly regions: readonly string[];
  readonly zones: readonly string[];
}

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'British Colombia': ['CA-BC'],
  'Northwest Territories/Nunavut/Yukon': ['CA-NT', 'CA-NU', 'CA-YT'],
  'Nova Scotia/Prince Edward Island': ['CA-NS', 'CA-PE'],
  'Washington D.C.': ['US-DC'],
  'Washington State': ['US-WA'],
};

/** Every North American area code with a time zone in the metadata, with its states or country. */
export function areaCodes(): AreaCode[] {
  const zonesOf = zonesByAreaCode();
  const places = placesByPrefix();
  return [...zonesOf]
    .map(([code, zones]) => {
      const regions = regionsOf(code, places);
      const split = zones.size > 1 || SPLIT_AREA_CODES.includes(code);
      if (AREA_CODE_ZONES[code]) return { code, regions, zones: AREA_CODE_ZONES[code] };
      const all = split ? regions.flatMap((region) => stateOf(region)?.zones ?? [...zones]) : [...zones];
      return { code, regions, zones: [...new Set(all)].sort() };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

/**
 * The metadata locates landlines by their exchange. Most messages go to mobile numbers, which fall
 * to the default zone of the whole code. So a code gets the zones of all prefixes that start with
 * it.
 */
function zonesByAreaCode(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [prefix, zones] of Object.entries(timeZonesByPrefix())) {
    if (!prefix.startsWith('1') || prefix.length < 4) continue;
    const code = prefix.slice(1, 4);
    const known = found.get(code) ?? new Set();
    for (const zone of zones.split('&')) known.add(SAME_CLOCK[zone] ?? zone);
    found.set(code, known);
  }
  return found;
}

function regionsOf(code: string, places: Record<string, string>): readonly string[] {
  const country = countryOf(code);
  if (country !== 'US' && country !== 'CA') return [TERRITORIES.includes(country) ? `US-${country}` : country];
  const whole = places[code] ?? mostFrequent(code, places);
  const named =
    OTHER_NAMES[whole] ?? STATES.filter(({ name, code: iso }) => name === whole || endsWith(whole, iso)).map(isoOf);
  if (named.length === 0) throw new Error(`${code} lies in ${whole}, which is not a state: name it in OTHER_NAMES`);
  return named;
}

function countryOf(code: string): string {
  for (let exchange = 200; exchange < 1000; exchange++) {
    const country = parsePhoneNumber(`+1${code}${exchange}0123`)?.country;
    if (country) return country;
  }
  throw new Error(`no number of area code ${code} has a country`);
}

function mostFrequent(code: string, places: Record<string, string>): string {
  const counts = new Map<string, number>();
  for (const [prefix, place] of Object.entries(places))
    if (prefix.startsWith(code)) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'no place at all';
}

const endsWith = (place: string, iso: string): boolean => place.endsWith(`, ${iso.slice(3)}`);
const isoOf = ({ code }: { readonly code: string }): string => code;
