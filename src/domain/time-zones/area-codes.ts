import { AREA_CODES } from './area-code-data.ts';
import { rows } from './prefix-map.ts';

export interface AreaCodePlace {
  /** ISO 3166-2 in the United States and Canada, ISO 3166-1 elsewhere. */
  readonly regions: readonly string[];
  readonly zones: readonly string[];
}

const PLACES = new Map<string, AreaCodePlace>(
  rows(AREA_CODES).flatMap(([regions = [], zones = [], codes = []]) =>
    codes.map((code) => [code, { regions, zones }] as const),
  ),
);

/**
 * Where the area code of a North American number lies, or undefined: toll-free, personal and fictional codes lie nowhere. The exchange is
 * not asked: numbers issued as mobile have none that the metadata knows, and a number that moved would only seem more certain.
 */
export function areaCodePlace(e164: string): AreaCodePlace | undefined {
  return e164.startsWith('+1') ? PLACES.get(e164.slice(2, 5)) : undefined;
}
