import { NAMED_ZONES } from './countries.ts';
import { zonesMeant } from './known-zone.ts';
import { LEGACY_NAMES } from './legacy-zones.ts';

let names: ReadonlyMap<string, string> | null = null;

/**
 * The IANA name of a time zone in its standard case, or null: for unknown names, for offsets such
 * as `+02:00`, which do not follow daylight saving time, and for `UTC` and `GMT`, which are server
 * settings and no place where people live. What is accepted here counts for quiet hours.
 */
export function readZoneName(typed: string): string | null {
  names ??= new Map(
    [...Intl.supportedValuesOf('timeZone'), ...NAMED_ZONES, ...LEGACY_NAMES].map((name) => [name.toLowerCase(), name]),
  );
  const name = names.get(typed.trim().replaceAll(' ', '_').toLowerCase());
  return name !== undefined && zonesMeant(name).length > 0 ? name : null;
}
