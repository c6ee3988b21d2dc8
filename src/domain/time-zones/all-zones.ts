import { lazy } from '../lazy.ts';
import { NAMED_ZONES } from './countries.ts';
import { zonesMeant } from './known-zone.ts';
import { LEGACY_NAMES, prepareLegacyZones } from './legacy-zones.ts';
import { offsetSpan } from './zone-clock.ts';

/** Every name that a contact's time zone can have. */
export const zoneNames = lazy((): readonly string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), ...NAMED_ZONES, ...LEGACY_NAMES]),
]);

/** Local wall time minus UTC of the first zone that a name may mean; null for UTC and the like. */
export function offsetOfName(name: string, atMs: number): number | null {
  const [zone] = zonesMeant(name);
  return zone === undefined ? null : offsetSpan(zone, atMs).offsetMs;
}

const NAMES_AT_ONCE = 5;

/**
 * Asks once for what later questions about zones find in a cache, in steps of some milliseconds.
 * Without it, the first question about all zones takes 150 ms, in which the process answers nothing
 * else.
 */
export function* prepareZones(atMs: number): Generator<void> {
  for (const _ of prepareLegacyZones()) yield;
  for (const [index, name] of zoneNames().entries()) {
    offsetOfName(name, atMs);
    if (index % NAMES_AT_ONCE === 0) yield;
  }
}
