import { knownAreaCode } from '../new-area-codes.ts';
import { AREA_CODES } from './area-code-data.ts';
import { rows } from './prefix-map.ts';

export interface AreaCodeLocation {
  /** ISO 3166-2 in the United States and Canada, ISO 3166-1 elsewhere. */
  readonly regions: readonly string[];
  readonly zones: readonly string[];
}

const LOCATIONS = new Map<string, AreaCodeLocation>(
  rows(AREA_CODES).flatMap(([regions = [], zones = [], codes = []]) =>
    codes.map((code) => [code, { regions, zones }] as const),
  ),
);

/**
 * The location of a North American number's area code, or undefined: toll-free, personal and
 * fictional codes have none. The exchange is not used: the metadata knows none for mobile numbers,
 * and for a ported number it would give false precision.
 */
export function areaCodeLocation(e164: string): AreaCodeLocation | undefined {
  return e164.startsWith('+1') ? LOCATIONS.get(knownAreaCode(e164.slice(2, 5))) : undefined;
}
