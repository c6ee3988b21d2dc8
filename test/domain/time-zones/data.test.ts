import { readFileSync } from 'node:fs';
import { getCountries } from 'libphonenumber-js';
import { SAME_CLOCK } from '../../../scripts/time-zone-data/corrections.ts';
import { renderDataFiles } from '../../../scripts/time-zone-data/render.ts';
import { AREA_CODES } from '../../../src/domain/time-zones/area-code-data.ts';
import { zonesOfCountry } from '../../../src/domain/time-zones/countries.ts';
import { rows } from '../../../src/domain/time-zones/prefix-map.ts';
import { STATES, stateOf } from '../../../src/domain/time-zones/states.ts';
import { ZIP_PREFIXES } from '../../../src/domain/time-zones/zip-data.ts';
import { statesOfZip } from '../../../src/domain/time-zones/zip-states.ts';
import { offsetSpan } from '../../../src/domain/time-zones/zone-clock.ts';
import { isInhabitedZone } from '../../support/inhabited-zone.ts';

const dataFile = (name: string): URL => new URL(`../../../src/domain/time-zones/${name}`, import.meta.url);

test.each([...renderDataFiles()])('%s is the output of npm run time-zone-data', (name, text) => {
  expect(readFileSync(dataFile(name), 'utf8')).toBe(text);
});

test('every country with phone numbers has time zones', () => {
  expect(getCountries().filter((country) => zonesOfCountry(country).length === 0)).toEqual([]);
});

test('every time zone in the data exists', () => {
  const named = [...getCountries().flatMap(zonesOfCountry), ...STATES.flatMap(({ zones }) => zones)];
  const listed = [
    ...rows(AREA_CODES).flatMap(([, zones = []]) => zones),
    ...rows(ZIP_PREFIXES).flatMap(([zones = []]) => zones),
  ];
  expect([...new Set([...named, ...listed])].filter((zone) => !isInhabitedZone(zone))).toEqual([]);
});

test('an area code has only time zones of its states', () => {
  const exceptions = rows(AREA_CODES).flatMap(([regions = [], zones = [], codes = []]) => {
    const states = regions.flatMap((region) => stateOf(region) ?? []);
    const kept = states.flatMap((state) => state.zones);
    return states.length > 0 && !zones.every((zone) => kept.includes(zone)) ? codes : [];
  });
  expect(exceptions).toEqual([]);
});

test('every ZIP prefix is in a state with its time zone, except known neighbors across a border', () => {
  const exceptions = rows(ZIP_PREFIXES).flatMap(([[zone = ''] = [], prefixes = []]) =>
    prefixes.flatMap(expand).filter((prefix) => {
      const states = statesOfZip(prefix).flatMap((code) => stateOf(code) ?? []);
      return !states.some(({ zones }) => zones.includes(zone));
    }),
  );
  // 368: Phenix City uses Georgia's time. 876, 888: unassigned. 890: Nevada towns on Arizona's
  // time. 969: Micronesia, Palau, the Marshall Islands. 96898: Wake.
  expect([...new Set(exceptions)].sort()).toEqual(['368', '876', '888', '890', '96898', '969']);
});

test.each(Object.entries(SAME_CLOCK))('%s has the same local time as %s since 2019', (zone, bigger) => {
  for (let ms = Date.UTC(2019, 11, 1); ms < Date.UTC(2030, 0, 1); ms += 6 * 3_600_000)
    if (offsetSpan(zone, ms).offsetMs !== offsetSpan(bigger, ms).offsetMs)
      throw new Error(`not at ${new Date(ms).toISOString()}`);
});

function expand(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(first) + index).padStart(first.length, '0'),
  );
}
