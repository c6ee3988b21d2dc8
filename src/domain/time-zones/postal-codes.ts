import { prefixMap } from './prefix-map.ts';
import { stateOf } from './states.ts';
import { ZIP_PREFIXES } from './zip-data.ts';
import { statesOfZip } from './zip-states.ts';

export interface PostalCodeLocation {
  /** ISO 3166-2. */
  readonly regions: readonly string[];
  readonly zones: readonly string[];
  /** Read with zeros added at its beginning: it may also be a code of another country. */
  readonly isCompleted: boolean;
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
  const zip = readZip(typed);
  const zones = zip === undefined ? [] : ZIP_ZONES(zip);
  if (zip === undefined || zones.length === 0) return undefined;
  return { regions: statesOfZip(zip), zones, isCompleted: !plain(typed).startsWith(zip) };
}

/** Spreadsheets drop the zeros at the beginning: `2903` and `29031234` are 02903. */
function readZip(typed: string): string | undefined {
  const [, five, both] = /^(?:(\d{3,5})(?:[-\s]\d{4})?|(\d{7,9}))$/.exec(plain(typed).replace(/\.0$/, '')) ?? [];
  return five?.padStart(5, '0') ?? both?.padStart(9, '0').slice(0, 5);
}

/** Digits and letters of any width as the plain ones. */
function plain(typed: string): string {
  return typed.slice(0, MAX_TYPED).normalize('NFKC').trim().toUpperCase();
}

const MAX_TYPED = 20;

function canadianPlace(typed: string): PostalCodeLocation | undefined {
  const letter = /^([A-Z])\d[A-Z](?:[-\s]?\d[A-Z]\d)?$/.exec(plain(typed))?.[1];
  const states = (CANADIAN[letter ?? ''] ?? '').split(' ').flatMap((state) => stateOf(`CA-${state}`) ?? []);
  if (states.length === 0) return undefined;
  return {
    regions: states.map((state) => state.code),
    zones: states.flatMap(({ zones }) => zones),
    isCompleted: false,
  };
}
