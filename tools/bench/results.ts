import { type BenchRow, type Figure, passes } from './row.ts';
import { table } from './table.ts';

export interface Measured {
  readonly row: BenchRow;
  readonly figures: readonly Figure[];
}

export interface Run {
  readonly machine: string;
  readonly seconds: number;
  readonly isQuick: boolean;
  readonly measured: readonly Measured[];
}

/** One table per group of rows. */
export function tables({ measured }: Run): string {
  return sections(measured)
    .map(([group, rows]) => `${group}\n\n${table(rows.flatMap(({ figures }) => figures))}`)
    .join('\n\n');
}

/** The text of tools/bench/RESULTS.md. */
export function resultsText(run: Run): string {
  const body = sections(run.measured).map(([group, rows]) => {
    const descriptions = rows.map(({ row: { name, measures } }) => `- \`${name}\`: ${measures}`);
    return `## ${group}\n\n${table(rows.flatMap(({ figures }) => figures))}\n\n${descriptions.join('\n')}\n`;
  });
  return `# Results

Measured with \`npm run bench\` in ${Math.round(run.seconds / 60)} minutes on ${run.machine}.

Every row starts its own service and database and compares a figure with a limit of the same run, such as the bare SQL, a bare Koa or
another library. Only the ratio to the limit is required to stay within a bound. Rates, times and sizes depend on the machine and are
shown for information. Service, limit and load generator share the machine. A missed requirement ends the command with exit code 1.

\`npm run bench\` writes this file. \`npm run bench -- fan-out\` measures one row, \`-- --quick\` uses smaller sizes, \`-- --help\` lists
the rows. [NOTES.md](NOTES.md) explains what was tried.

${body.join('\n')}`;
}

/** The results as JSON, for programs. */
export function jsonText({ machine, seconds, isQuick, measured }: Run): string {
  const rows = measured.flatMap(({ row, figures }) =>
    figures.map((figure) => ({ row: row.name, group: row.group, ...figure, ok: passes(figure) })),
  );
  return `${JSON.stringify({ machine, seconds: Math.round(seconds), quick: isQuick, rows }, null, 2)}\n`;
}

export function exitCodeOf({ measured }: Run): 0 | 1 {
  return measured.every(({ figures }) => figures.length > 0 && figures.every(passes)) ? 0 : 1;
}

function sections(measured: readonly Measured[]): [string, Measured[]][] {
  const groups = new Map<string, Measured[]>();
  for (const each of measured) groups.set(each.row.group, [...(groups.get(each.row.group) ?? []), each]);
  return [...groups];
}
