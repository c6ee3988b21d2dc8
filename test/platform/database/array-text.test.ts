import fc from 'fast-check';
import type { Database } from '../../../src/platform/database/database.ts';
import { statement } from '../../../src/platform/database/sql.ts';
import { openTestDatabase } from '../../support/open-database.ts';

const echo = statement<[strings: readonly (string | null)[]], { strings: (string | null)[] }>(
  'test.echo_texts',
  'SELECT $1::text[] AS strings',
);

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase());
});
afterAll(() => drop());

const returned = async (strings: readonly (string | null)[]) => (await database.row(echo, strings))?.strings;

test('strings with special characters of PostgreSQL or JSON are stored unchanged', async () => {
  const strings = [
    '',
    'NULL',
    'null',
    null,
    ' a ',
    '{a,b}',
    'a,b',
    '"',
    '\\',
    '\\"',
    '\\n',
    '\n',
    '\r\n\t',
    '\u0001\u001f',
    "'",
    '{"a":"b\\nc"}',
    'é',
    '😀',
    '\u2028',
    '\u007f',
    '$1',
    '--',
    '\\\\n',
    '"\\n"\n',
  ];
  expect(await returned(strings)).toEqual(strings);
  expect(await returned([])).toEqual([]);
});

test('any strings are stored unchanged', async () => {
  // PostgreSQL cannot store NUL characters.
  const text = fc.string({ unit: 'binary' }).map((any) => any.replaceAll('\0', ''));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text)), async (strings) => {
      expect(await returned(strings)).toEqual(strings);
    }),
    { numRuns: 300 },
  );
});

const echoOthers = statement<
  [numbers: readonly (number | null)[], dates: readonly (Date | null)[]],
  { numbers: (number | null)[]; dates: (Date | null)[] }
>('test.echo_others', 'SELECT $1::bigint[] AS numbers, $2::timestamptz[] AS dates');

test('numbers, times and nulls are stored unchanged', async () => {
  const date = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-01-01'), noInvalidDate: true });
  const dates = fc
    .array(fc.option(date))
    .chain((some) => fc.array(fc.constantFrom(null, ...some)).map((more) => [...some, ...more]));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(fc.maxSafeInteger())), dates, async (numbers, times) => {
      const row = await database.row(echoOthers, numbers, times);
      expect(row?.numbers.map((one) => one && Number(one))).toEqual(numbers);
      expect(row?.dates).toEqual(times);
    }),
    { numRuns: 200 },
  );
});
