import { appendFileSync, existsSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { REJECTION_COLUMNS } from './columns.ts';
import type { CsvRow } from './read-rows.ts';

export interface Rejection {
  readonly row: CsvRow;
  readonly code: string;
  readonly field: string;
}

export function rejectedFile(file: string): string {
  return `${file}.rejected.csv`;
}

/** Creates the file, or truncates it to the length in the saved state. */
export function openRejected(file: string, header: readonly string[], keepBytes: number): void {
  const path = rejectedFile(file);
  if (keepBytes > 0 && existsSync(path) && statSync(path).size >= keepBytes) truncateSync(path, keepBytes);
  // Without a byte order mark, spreadsheets read the file as Latin-1.
  else writeFileSync(path, `\uFEFF${line([...REJECTION_COLUMNS, ...header])}`);
}

/** Appends rejected rows and returns the file length. */
export function appendRejected(file: string, rejections: readonly Rejection[]): number {
  const path = rejectedFile(file);
  if (rejections.length > 0)
    appendFileSync(
      path,
      rejections.map(({ row, code, field }) => line([String(row.row), code, field, ...row.values])).join(''),
    );
  return statSync(path).size;
}

/** RFC 4180. */
function line(values: readonly string[]): string {
  return `${values.map((value) => (/[",\r\n;\t|]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\r\n`;
}
