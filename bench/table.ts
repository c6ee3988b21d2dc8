/** One measured figure beside its limit. */
export interface Row {
  readonly name: string;
  readonly figure: string;
  readonly limit: string;
  readonly ratio: number;
  /** The least ratio, or the least rate, we hold ourselves to. */
  readonly bar: string;
  readonly ok: boolean;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
}

export function table(rows: readonly Row[]): string {
  const head = ['row', 'measured', 'limit in the same run', 'ratio', 'bar', 'p50 ms', 'p99 ms', ''];
  const body = rows.map((row) => [
    row.name,
    row.figure,
    row.limit,
    row.ratio.toFixed(2),
    row.bar,
    row.p50Ms?.toFixed(1) ?? '',
    row.p99Ms?.toFixed(1) ?? '',
    row.ok ? 'holds' : 'MISSED',
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...body.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
