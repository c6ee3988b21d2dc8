import type { Database } from '../../../src/platform/database/database.ts';
import { longRowList, type ParamOf, type RowOf, rowList } from '../../../src/platform/database/row-list.ts';
import { statement } from '../../../src/platform/database/sql.ts';
import { openTestDatabase } from '../../support/open-database.ts';

const COLUMNS = {
  name: 'text',
  note: 'text?',
  count: 'integer?',
  big: 'bigint?',
  done: 'boolean?',
  at: 'timestamptz?',
  data: 'jsonb?',
} as const;
type Row = RowOf<typeof COLUMNS>;

const LISTS = { rowList: rowList(COLUMNS), longRowList: longRowList(COLUMNS) };
const NONE: Row = { name: '', note: null, count: null, big: null, done: null, at: null, data: null };
const ROWS: readonly Row[] = [
  { name: 'full', note: 'n', count: -1, big: 2 ** 53 - 1, done: true, at: new Date(0), data: { a: [1, null, 'x'] } },
  { ...NONE, name: '"quoted" \\ {a,b} NULL 的 🎉', note: '', done: false },
  { ...NONE, name: 'null', note: 'null', data: [] },
  NONE,
];

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase());
});
afterAll(() => drop());

test.each(Object.entries(LISTS))('%s: PostgreSQL reads the rows as they were given, in order', async (name, list) => {
  // The driver returns null for JSON null, too.
  const read = statement<[rows: ParamOf<typeof list>], Row & { readonly isNull: boolean }>(
    `test.${name}`,
    `SELECT one.*, one.data IS NULL AS "isNull" FROM ${list.from('$1', 'one')}`,
  );
  for (const rows of [ROWS, ROWS.toReversed(), ROWS.slice(0, 1), [NONE, NONE], []])
    expect(await database.rows(read, list.param(rows))).toEqual(
      rows.map((row) => ({ ...row, isNull: row.data === null })),
    );
});

test('a long list is sent without the columns that have no values', () => {
  expect(JSON.parse(LISTS.longRowList.param([NONE, { ...NONE, note: 'n' }]))).toEqual({
    name: ['', ''],
    note: [null, 'n'],
  });
});
