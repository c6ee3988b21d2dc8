import { countryOfZone } from './countries.ts';
import { zonesOfLegacyName } from './legacy-zones.ts';

const MAX_ZONES = 2_000;
const meanings = new Map<string, readonly string[]>();

/**
 * The IANA zones that a stored time zone may mean: itself for a place (`Europe/Paris`, `GB`), every
 * candidate for a name without a place (`EST`, `Etc/GMT+5`). None for `UTC` and `GMT`, which are
 * settings of servers, and for unknown names.
 */
export function zonesMeant(name: string): readonly string[] {
  const before = meanings.get(name);
  if (before !== undefined) return before;
  if (meanings.size >= MAX_ZONES) meanings.clear();
  const found = zonesOfLegacyName(name) ?? (isPlace(name) && existsInDatabase(name) ? [name] : []);
  meanings.set(name, found);
  return found;
}

/** A region and a place, or an old name of a country's zone, such as `Japan`. */
function isPlace(name: string): boolean {
  if (name.length > 64 || /^(?:Etc|SystemV)\//.test(name)) return false;
  return name.includes('/') ? /^[A-Z][A-Za-z_]+\/[A-Za-z_/+\-0-9]+$/.test(name) : countryOfZone(name) !== undefined;
}

/** Whether the time zone database of this process has the name, including UTC and offsets. */
export function existsInDatabase(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
