import { nearestName } from '../nearest-name.ts';
import { countryOfZone, zoneOfAlias } from './countries.ts';
import { LEGACY_NAMES, suggestZone, zonesOfLegacyName } from './legacy-zones.ts';
import { namesOfZones } from './zone-name.ts';

/** What a name of a clock means. `nearest`: the zone that was probably meant, or null. */
export type ReadClock =
  /** The current IANA name of a place, `UTC`, or a fixed offset such as `Etc/GMT+5`. */
  | { readonly kind: 'zone'; readonly name: string }
  /**
   * A name that the database has and that is no place, such as `EST`: its clock is often not that
   * of the place where people use the name.
   */
  | { readonly kind: 'doubtful'; readonly name: string; readonly nearest: string | null }
  | { readonly kind: 'unknown'; readonly nearest: string | null };

/** What a param that contains one must be. */
export const CLOCK = 'must be an IANA time zone or UTC';

const MAX_LENGTH = 64;
/** A shorter word is within two edits of too many names. */
const MIN_MISSPELLED = 5;

/**
 * Links to Etc/UTC and Etc/GMT, which show the same time. Source: the file `etcetera` of the
 * database.
 */
const UTC_NAMES = 'utc uct gmt gmt0 gmt+0 gmt-0 greenwich universal zulu'.split(' ');
const UTC = new Set([...UTC_NAMES, ...UTC_NAMES.map((name) => `etc/${name}`), 'z', '+00:00', '-00:00']);

/** Places with a clock that is not a whole number of hours from UTC all year. */
const BY_OFFSET: Readonly<Record<string, string>> = {
  '+03:30': 'Asia/Tehran',
  '+04:30': 'Asia/Kabul',
  '+05:30': 'Asia/Kolkata',
  '+05:45': 'Asia/Kathmandu',
  '+06:30': 'Asia/Yangon',
  '+09:30': 'Australia/Darwin',
  '+12:45': 'Pacific/Chatham',
  '-03:30': 'America/St_Johns',
};

/**
 * Reads the name of a clock: an IANA time zone in any case, with spaces or underscores, or UTC. The
 * one parser of every param that takes a time zone for days, rules and times of day; where a person
 * lives is read by `readZoneName`, for which UTC is no answer.
 */
export function readClock(typed: string): ReadClock {
  const text = textOf(typed);
  if (text.length > MAX_LENGTH) return { kind: 'unknown', nearest: null };
  if (UTC.has(text)) return { kind: 'zone', name: 'UTC' };
  const name = namesOfZones().get(text);
  if (name === undefined) return { kind: 'unknown', nearest: nearestZone(text) };
  const places = zonesOfLegacyName(name);
  if (places === undefined || name.includes('/')) return { kind: 'zone', name: currentName(name) };
  const [only = name, ...others] = places;
  if (others.length === 0 && /\d/.test(name)) return { kind: 'zone', name: only };
  return { kind: 'doubtful', name, nearest: suggestZone(name) };
}

/** What is wrong with a name that `readClock` does not accept, and what to write instead. */
export function faultOfClock(read: Exclude<ReadClock, { kind: 'zone' }>): string {
  const { kind, nearest } = read;
  if (kind === 'doubtful')
    return `${read.name} is not the time of one place all year. Write ${nearest ?? 'an IANA name such as America/New_York'} if that is meant.`;
  return nearest === null
    ? 'The time zone is not known. Use an IANA name such as America/New_York, or UTC.'
    : `The time zone is not an IANA name. Write ${nearest} if that is meant.`;
}

/** What is wrong with a name that `readZoneName` does not accept, and what to write instead. */
export function faultOfHome(typed: string): string {
  const nearest = nearestZone(typed);
  return nearest === null
    ? 'The time zone names no place where people live. Use an IANA name, such as America/New_York.'
    : `The time zone is not an IANA name. Write ${nearest} if that is meant.`;
}

/** Where the database has renamed a zone within its country, the new name. */
function currentName(name: string): string {
  const target = zoneOfAlias(name);
  return target !== undefined && countryOfZone(target) === countryOfZone(name) ? target : name;
}

/** The zone that a wrong name probably means, or null. */
export function nearestZone(typed: string): string | null {
  const text = textOf(typed);
  if (text.length > MAX_LENGTH || UTC.has(text)) return null;
  const offset = /^(?:utc|gmt)?([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec(text);
  if (offset) return zoneOfOffset(offset);
  const suggested = text.includes('/') ? null : suggestZone(text);
  if (suggested !== null) return suggested;
  const names = namesOfZones();
  const places = new Map([...names.keys()].filter(isPlace).map((name) => [placeOf(name), name]));
  const misspelled = text.length < MIN_MISSPELLED ? null : nearestName(text, [...names.keys()].filter(isPlace));
  const place = placeOf(text).length < MIN_MISSPELLED ? null : nearestName(placeOf(text), [...places.keys()]);
  const found = places.get(placeOf(text)) ?? misspelled ?? places.get(place ?? '');
  const name = found === undefined ? undefined : names.get(found);
  return name === undefined ? null : currentName(name);
}

const textOf = (typed: string): string => typed.trim().replaceAll(/\s+/g, '_').toLowerCase();
const placeOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
const isPlace = (name: string): boolean => name.includes('/') && !name.startsWith('etc/');

/** The signs of `Etc/GMT` are those of POSIX: `Etc/GMT-2` is two hours ahead of UTC. */
function zoneOfOffset([, sign = '', hours = '', minutes = '00']: readonly string[]): string | null {
  if (minutes !== '00') return BY_OFFSET[`${sign}${hours.padStart(2, '0')}:${minutes}`] ?? null;
  const name = `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`;
  if (Number(hours) === 0) return 'UTC';
  return LEGACY_NAMES.includes(name) ? name : null;
}
