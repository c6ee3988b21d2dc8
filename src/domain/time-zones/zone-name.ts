import { lazy } from '../lazy.ts';
import { NAMED_ZONES } from './countries.ts';
import { zonesMeant } from './known-zone.ts';
import { LEGACY_NAMES } from './legacy-zones.ts';

/** Every name of a zone but those of UTC, by itself in lower case. */
export const namesOfZones = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...Intl.supportedValuesOf('timeZone'), ...NAMED_ZONES, ...LEGACY_NAMES].map((name) => [
        name.toLowerCase(),
        name,
      ]),
    ),
);

/**
 * The IANA name of the time zone of a person in its standard case, or null: for unknown names, for
 * offsets such as `+02:00`, which do not follow daylight saving time, and for `UTC` and `GMT`,
 * which are server settings and no place where people live. What is accepted here counts for quiet
 * hours.
 */
export function readZoneName(typed: string): string | null {
  const name = namesOfZones().get(typed.trim().replaceAll(' ', '_').toLowerCase());
  return name !== undefined && zonesMeant(name).length > 0 ? name : null;
}
