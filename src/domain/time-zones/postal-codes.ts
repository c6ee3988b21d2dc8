import type { Place } from './place.ts';
import { prefixMap } from './prefix-map.ts';
import { stateOf } from './states.ts';
import { ZIP_PREFIXES } from './zip-data.ts';
import { statesOfZip } from './zip-states.ts';

const ZIP_ZONES = prefixMap(ZIP_PREFIXES);

/** First letters of Canada Post's forward sortation areas. */
const CANADIAN: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT NU',
  Y: 'YT',
};

/**
 * The place of a postal code of the United States or Canada in any common notation, or undefined.
 * Other countries are not supported.
 */
export function postalCodePlace(typed: string, country: string): Place | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  // Digits and letters of any width as the plain ones.
  const code = typed.normalize('NFKC').trim().toUpperCase();
  if (country === 'US') return zipPlace(code);
  if (country === 'CA') return canadianPlace(code);
  return undefined;
}

const MAX_TYPED = 20;

/**
 * Spreadsheets drop zeros at the beginning: `2903` and `29031234` are 02903. Without them, a code
 * may also be one of another country.
 */
function zipPlace(code: string): Place | undefined {
  const [, five, nine] = /^(?:(\d{3,5})(?:[-\s]\d{4})?|(\d{7,9}))(?:\.0)?$/.exec(code) ?? [];
  const zip = five?.padStart(5, '0') ?? nine?.padStart(9, '0').slice(0, 5);
  const zones = zip === undefined ? [] : ZIP_ZONES(zip);
  if (zip === undefined || zones.length === 0) return undefined;
  return { regions: statesOfZip(zip), zones, isDoubtful: !code.startsWith(zip) };
}

function canadianPlace(code: string): Place | undefined {
  const letter = /^([A-Z])\d[A-Z](?:[-\s]?\d[A-Z]\d)?$/.exec(code)?.[1];
  const states = (CANADIAN[letter ?? ''] ?? '').split(' ').flatMap((state) => stateOf(`CA-${state}`) ?? []);
  if (states.length === 0) return undefined;
  return { regions: states.map((state) => state.code), zones: states.flatMap(({ zones }) => zones), isDoubtful: false };
}
