import { parseArgs } from 'node:util';
import type { BenchRow } from './row.ts';

export interface Options {
  readonly rows: readonly BenchRow[];
  readonly json: boolean;
  readonly quick: boolean;
  readonly help: boolean;
}

/** Throws what is wrong with the command line. */
export function readOptions(args: readonly string[], rows: readonly BenchRow[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((asked) => !rows.some(({ name }) => name === asked));
  if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}.`);
  const asked = rows.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { rows: asked, ...values };
}

export function helpText(rows: readonly BenchRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return `Usage: npm run bench [-- row …] [-- --quick --json]

Each row runs on a service and a database of its own. Without names all of them run, and bench/RESULTS.md is written.

  --quick  smaller sizes: to see that a row works, not what it measures; writes no file
  --json   figures for programs, on stdout; progress is on stderr

${rows.map(({ name, measures }) => `  ${name.padEnd(width)}  ${measures}`).join('\n')}

Exit code 0: every bar holds. 1: one is missed. 2: used wrongly.
`;
}
