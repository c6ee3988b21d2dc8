import { type BenchRow, type Figure, holds } from './row.ts';
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

/** A table for each group of rows. */
export function tables({ measured }: Run): string {
  return sections(measured)
    .map(([group, rows]) => `${group}\n\n${table(rows.flatMap(({ figures }) => figures))}`)
    .join('\n\n');
}

/** bench/RESULTS.md: what was measured, how, and how to do it again. */
export function resultsText(run: Run): string {
  const body = sections(run.measured).map(([group, rows]) => {
    const explained = rows.map(({ row: { name, measures } }) => `- \`${name}\`: ${measures}`);
    return `## ${group}\n\n${table(rows.flatMap(({ figures }) => figures))}\n\n${explained.join('\n')}\n`;
  });
  return `# Figures

Measured with \`npm run bench\` in ${Math.round(run.seconds / 60)} minutes on ${run.machine}.
Again: \`npm run bench\` writes this file; \`npm run bench -- fan-out\` measures one row, \`-- --quick\` smaller sizes, \`-- --help\` lists the rows.

Each row has a service and a database of its own, and is a ratio to a limit of the same run: rates of another machine are other rates, ratios
travel better. Limit and load run on the same machine as what is measured. A missed bar ends the command with 1.

${body.join('\n')}`;
}

/** For programs. */
export function jsonText({ machine, seconds, isQuick, measured }: Run): string {
  const rows = measured.flatMap(({ row, figures }) =>
    figures.map((figure) => ({ row: row.name, group: row.group, ...figure, ok: holds(figure) })),
  );
  return `${JSON.stringify({ machine, seconds: Math.round(seconds), quick: isQuick, rows }, null, 2)}\n`;
}

export function exitCodeOf({ measured }: Run): 0 | 1 {
  return measured.every(({ figures }) => figures.length > 0 && figures.every(holds)) ? 0 : 1;
}

function sections(measured: readonly Measured[]): [string, Measured[]][] {
  const groups = new Map<string, Measured[]>();
  for (const each of measured) groups.set(each.row.group, [...(groups.get(each.row.group) ?? []), each]);
  return [...groups];
}
