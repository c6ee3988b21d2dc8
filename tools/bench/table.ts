import { type Figure, passes, requirements } from './row.ts';

const HEAD = ['measured', 'figure', 'limit in the same run', 'ratio', 'required', 'p50 ms', 'p99 ms', ''];

export function table(figures: readonly Figure[]): string {
  const body = figures.map((figure) => [
    figure.name,
    figure.measured,
    figure.limit,
    figure.ratio?.toFixed(2) ?? '',
    requirements(figure)
      .map(({ text }) => text)
      .join(', '),
    figure.p50Ms?.toFixed(1) ?? '',
    figure.p99Ms?.toFixed(1) ?? '',
    passes(figure) ? (requirements(figure).length === 0 ? '' : 'ok') : 'MISSED',
  ]);
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...body.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.replaceAll('|', '/').padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
