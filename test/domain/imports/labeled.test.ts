import { readFileSync } from 'node:fs';
import { guessMapping } from '../../../src/domain/imports/headers.ts';
import { consentColumns, readRowConsent } from '../../../src/domain/imports/row-consent.ts';
import { undecidedColumns, ValueCounts } from '../../../src/domain/imports/undecided-columns.ts';

type Verdict = 'withdrawn' | 'asks' | 'kept';
interface Export {
  readonly product: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly withdrawn: readonly number[];
  readonly asks: readonly string[];
}
type Row = Readonly<Record<string, string>>;

const load = <Data>(name: string): Data =>
  JSON.parse(readFileSync(new URL(`./labeled/${name}.json`, import.meta.url), 'utf8')) as Data;

/** The rows that a consent import does not opt in, and the columns that stop it. */
function read(rows: readonly Row[]) {
  const names = Object.keys(rows[0] ?? {});
  const counts = new ValueCounts();
  for (const row of rows) counts.add(row);
  const about = consentColumns(names, {});
  const says = rows.map((row) => readRowConsent(row, about));
  return {
    withdrawn: says.flatMap((verdict, index) => (verdict === null || verdict === 'opted_in' ? [] : [index])),
    asks: undecidedColumns(counts.columns(), guessMapping(names), () => false).map(({ column }) => column),
  };
}

function verdictOf(header: string, cell: string): Verdict {
  const { withdrawn, asks } = read([{ [header]: cell }]);
  return withdrawn.length > 0 ? 'withdrawn' : asks.length > 0 ? 'asks' : 'kept';
}

test.each([['pairs'], ['neighbours']])(
  'every pair of header and cell in %s is withdrawn, asked about or kept as it is labeled',
  (name) => {
    const wrong = load<readonly (readonly [string, string, Verdict])[]>(name).flatMap(([header, cell, label]) => {
      const verdict = verdictOf(header, cell);
      return verdict === label ? [] : [{ header, cell, label, verdict }];
    });
    expect(wrong).toEqual([]);
  },
);

test.each(load<readonly Export[]>('exports'))(
  'an export of $product opts in no row that says no, and asks only about columns that no rule reads',
  ({ columns, rows, withdrawn, asks }) => {
    const read_ = read(rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? '']))));
    expect(read_).toEqual({ withdrawn, asks });
  },
);
