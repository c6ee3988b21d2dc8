import { HOUR_MS } from '../durations.ts';
import { COUNTRY_ZONES } from './countries.ts';
import { offsetSpan } from './zone-clock.ts';

/**
 * Zones of the IANA database that name a clock but no place, with the places that may be meant:
 * name | zones with such a clock. Source: the files `northamerica` and `europe` of the database.
 * Zones with equal clocks are listed once.
 */
const TABLE = `
EST | America/Cancun America/Jamaica America/New_York America/Panama
EST5EDT | America/New_York
CST6CDT | America/Chicago
MST | America/Denver America/Hermosillo America/Phoenix
MST7MDT | America/Denver
PST8PDT | America/Los_Angeles America/Tijuana
HST | America/Adak Pacific/Honolulu
WET | Africa/Casablanca Atlantic/Canary Europe/Lisbon
CET | Africa/Algiers Europe/Paris
MET | Europe/Paris
EET | Africa/Cairo Africa/Tripoli Asia/Beirut Europe/Athens Europe/Kaliningrad
`;

const LEGACY: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [name = '', zones = ''] = row.split(' | ');
      return [name, zones.split(' ')];
    }),
);

/** Every name that names a clock but no place. */
export const LEGACY_NAMES: readonly string[] = [
  ...LEGACY.keys(),
  ...Array.from({ length: 12 }, (_, index) => `Etc/GMT+${index + 1}`),
  ...Array.from({ length: 14 }, (_, index) => `Etc/GMT-${index + 1}`),
];

const offsets = new Map<number, readonly string[]>();

/**
 * The zones that a name without a place may mean, or undefined: `EST`, `PST8PDT`, and the fixed
 * offsets `Etc/GMT+5` (five hours behind UTC), for which it is every clock that shows that offset
 * at some time of the year.
 */
export function zonesOfLegacyName(name: string): readonly string[] | undefined {
  const hours = /^Etc\/GMT([+-](?:[1-9]|1[0-4]))$/.exec(name)?.[1];
  return hours === undefined ? LEGACY.get(name) : zonesAtOffset(-Number(hours) * HOUR_MS);
}

function zonesAtOffset(offsetMs: number): readonly string[] {
  const known = offsets.get(offsetMs);
  if (known !== undefined) return known;
  const byClock = new Map(COUNTRY_ZONES.map((zone) => [offsetsOf(zone).join(' '), zone]));
  const found = [...byClock.values()].filter((zone) => offsetsOf(zone).includes(offsetMs)).sort();
  offsets.set(offsetMs, found);
  return found;
}

/** Caches what the first question about a fixed offset needs, in short steps. */
export function* prepareLegacyZones(): Generator<void> {
  for (const zone of COUNTRY_ZONES) {
    offsetsOf(zone);
    yield;
  }
}

const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));

function offsetsOf(zone: string): readonly number[] {
  return MONTHS.map((at) => offsetSpan(zone, at).offsetMs);
}

/** Names that people write and that are no zone, or no single one: the zone that most mean. */
const SPELLINGS: Readonly<Record<string, string>> = {
  est: 'America/New_York',
  mst: 'America/Denver',
  hst: 'Pacific/Honolulu',
  wet: 'Europe/Lisbon',
  cet: 'Europe/Paris',
  met: 'Europe/Paris',
  eet: 'Europe/Athens',
  edt: 'America/New_York',
  et: 'America/New_York',
  eastern: 'America/New_York',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  ct: 'America/Chicago',
  central: 'America/Chicago',
  mdt: 'America/Denver',
  mt: 'America/Denver',
  mountain: 'America/Denver',
  arizona: 'America/Phoenix',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
  akst: 'America/Anchorage',
  akdt: 'America/Anchorage',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  ast: 'America/Halifax',
  adt: 'America/Halifax',
  bst: 'Europe/London',
  cest: 'Europe/Paris',
  ist: 'Asia/Kolkata',
  jst: 'Asia/Tokyo',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  nzst: 'Pacific/Auckland',
  nzdt: 'Pacific/Auckland',
};

/** The right spelling of a name that is refused: the most likely zone, or null. */
export function suggestZone(name: string): string | null {
  const [word = ''] = name.toLowerCase().split(/[^a-z]/, 1);
  return Object.hasOwn(SPELLINGS, word) ? (SPELLINGS[word] as string) : null;
}
