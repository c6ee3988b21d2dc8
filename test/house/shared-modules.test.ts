import { fileURLToPath } from 'node:url';
import { newId } from '../../src/platform/ids.ts';
import { readSources } from '../support/house/source-files.ts';

/**
 * State that the test files of a worker share (test/support/jest/shared-modules.mjs), as the
 * applications of one process do. An entry of a cache depends on nothing but its key; a `WeakMap`
 * belongs to its keys and is not listed.
 */
const SHARED = [
  // Caches
  'src/domain/imports/dates.ts: months',
  'src/domain/imports/location-attributes.ts: meanings',
  'src/domain/imports/values.ts: countries',
  'src/domain/rule-packs/region-blocks.ts: known',
  'src/domain/segments/anniversary.ts: latest',
  'src/domain/sender-types/accepts.ts: homes',
  'src/domain/time-zones/countries.ts: OWNERS',
  'src/domain/time-zones/countries.ts: TARGETS',
  'src/domain/time-zones/countries.ts: ZONES',
  'src/domain/time-zones/known-zone.ts: meanings',
  'src/domain/time-zones/legacy-zones.ts: offsets',
  'src/domain/time-zones/zone-clock.ts: daysOfZones',
  'src/domain/time-zones/zone-clock.ts: formats',
  'src/discovery/search-skills.ts: search',
  'src/journeys/definitions.ts: known',
  'src/platform/database/connections/tls.ts: known',
  'src/platform/database/prisma.ts: idle',
  'src/platform/database/sql.ts: declared',
  'src/rpc/require-times.ts: known',
  'src/sending/content/compile-once.ts: compiled',
  'src/sending/rules/plan-timing.ts: cache',
  'src/sending/rules/plan-timing.ts: locations',
  // The wait for the event loop, of which a process has one
  'src/http/after-reading.ts: read',
  // The last ID, which the next one must follow
  'src/platform/ids.ts: counter',
  'src/platform/ids.ts: lastDigits',
  'src/platform/ids.ts: lastMs',
  'src/platform/ids.ts: used',
];

/** A variable, or a collection that is empty when its module is loaded. */
const STATE = /^(?:export )?(?:let (\w+)|const (\w+)[^=\n]* = (?:new (?:Map|Set)(?:<.*>)?\(\)|\[\]|\{\});)/gm;

test('test files share modules of src, whose only state is listed', () => {
  const found = readSources('src', /\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(STATE)].map(([, variable, constant]) => `${path}: ${variable ?? constant}`),
  );
  expect(found.sort()).toEqual(SHARED.toSorted());
});

test('test files get the modules that a worker has loaded once', async () => {
  const path = fileURLToPath(new URL('../../src/platform/ids.ts', import.meta.url));
  expect(await importOnce(path)).toMatchObject({ newId });
  // A function of the context of this file would be an instance of its `Function`.
  expect(newId).not.toBeInstanceOf(Function);
});
