import { parseArgs } from 'node:util';
import type { BenchRow } from './row.ts';

export interface Options {
  readonly rows: readonly BenchRow[];
  readonly json: boolean;
  readonly quick: boolean;
  /** Whether rows that measure for a time do so for an hour. */
  readonly long: boolean;
  /** Of rows that measure several situations, those whose name has this text. */
  readonly only: string | undefined;
  readonly help: boolean;
}

/** Throws if the command line is invalid. */
export function readOptions(args: readonly string[], rows: readonly BenchRow[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}.`);
  const selected = rows.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { rows: selected, only: undefined, ...values };
}

export function helpText(rows: readonly BenchRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return `Usage: npm run bench [-- row …] [-- --quick --long --only text --json]

Measures each row against a limit of the same run. Without names, all rows run and
tools/bench/RESULTS.md is written.

  --quick  uses smaller sizes, to test that a row works: checks guarantees but no ratios, and
           writes no file
  --long   lets noisy-neighbour take an hour, and writes no file
  --only   measures only the attacks of noisy-neighbour with this text in their names, and writes
           no file
  --json   prints JSON on stdout; progress is on stderr

${rows.map(({ name, measures }) => `  ${name.padEnd(width)}  ${measures}`).join('\n')}

Exit code 0: all requirements are met. 1: one is missed. 2: invalid arguments.
`;
}
