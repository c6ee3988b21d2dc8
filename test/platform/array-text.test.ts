import fc from 'fast-check';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { statement } from '../../src/platform/sql.ts';
import { createTestDatabase } from '../support/database.ts';

const echo = statement<[texts: readonly (string | null)[]], { texts: (string | null)[] }>(
  'test.echo_texts',
  'SELECT $1::text[] AS texts',
);

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openDatabase({
    connectionString: made.url,
    maxConnections: 1,
    statementTimeoutMs: 10_000,
    applicationName: 'test',
  });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const returned = async (texts: readonly (string | null)[]) => (await database.row(echo, texts))?.texts;

test('texts that mean something to PostgreSQL or to JSON arrive as they were', async () => {
  const texts = [
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
  expect(await returned(texts)).toEqual(texts);
  expect(await returned([])).toEqual([]);
});

test('any texts arrive as they were', async () => {
  // PostgreSQL has no text with a zero in it.
  const text = fc.string({ unit: 'binary' }).map((any) => any.replaceAll('\0', ''));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text)), async (texts) => {
      expect(await returned(texts)).toEqual(texts);
    }),
    { numRuns: 300 },
  );
});

const echoOthers = statement<
  [numbers: readonly (number | null)[], moments: readonly (Date | null)[]],
  { numbers: (number | null)[]; moments: (Date | null)[] }
>('test.echo_others', 'SELECT $1::bigint[] AS numbers, $2::timestamptz[] AS moments');

test('numbers and moments arrive as they were, nulls among them', async () => {
  const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-01-01'), noInvalidDate: true });
  const moments = fc
    .array(fc.option(moment))
    .chain((some) => fc.array(fc.constantFrom(null, ...some)).map((more) => [...some, ...more]));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(fc.maxSafeInteger())), moments, async (numbers, times) => {
      const row = await database.row(echoOthers, numbers, times);
      expect(row?.numbers.map((one) => one && Number(one))).toEqual(numbers);
      expect(row?.moments).toEqual(times);
    }),
    { numRuns: 200 },
  );
});
