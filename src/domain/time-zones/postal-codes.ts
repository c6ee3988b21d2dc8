import { prefixMap } from './prefix-map.ts';
import { stateOf } from './states.ts';
import { ZIP_PREFIXES } from './zip-data.ts';
import { statesOfZip } from './zip-states.ts';

export interface PostalCodeLocation {
  /** ISO 3166-2. */
  readonly regions: readonly string[];
  readonly zones: readonly string[];
}

const ZIP_ZONES = prefixMap(ZIP_PREFIXES);

/** First letters of Canada Post's forward sortation areas. */
const CANADIAN: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT NU', Y: 'YT' },
};

/**
 * The location of a postal code of the United States or Canada in any common notation, or
 * undefined. Other countries are not supported.
 */
export function postalCodeLocation(code: string, country: string): PostalCodeLocation | undefined {
  if (country === 'US') return zipPlace(code);
  if (country === 'CA') return canadianPlace(code);
  return undefined;
}

function zipPlace(typed: string): PostalCodeLocation | undefined {
  const zip = /^(\d{5})(?:[-\s]?\d{4})?$/.exec(typed.trim())?.[1];
  const zones = zip === undefined ? [] : ZIP_ZONES(zip);
  return zip === undefined || zones.length === 0 ? undefined : { regions: statesOfZip(zip), zones };
}

function canadianPlace(typed: string): PostalCodeLocation | undefined {
  const letter = /^([A-Z])\d[A-Z](?:[-\s]?\d[A-Z]\d)?$/.exec(typed.trim().toUpperCase())?.[1];
  const states = (CANADIAN[letter ?? ''] ?? '').split(' ').flatMap((state) => stateOf(`CA-${state}`) ?? []);
  if (states.length === 0) return undefined;
  return { regions: states.map((state) => state.code), zones: states.flatMap(({ zones }) => zones) };
}
