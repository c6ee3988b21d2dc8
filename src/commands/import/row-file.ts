import { appendFileSync, existsSync, rmSync, statSync, truncateSync } from 'node:fs';
import { guardText } from '../../domain/exports/guard-text.ts';
import { encodeText, markOf } from './encode-text.ts';
import type { ScannedFile } from './scan-file.ts';

/** How the source is written: what the service refused is written in the same way. */
export type Format = Pick<ScannedFile, 'encoding' | 'delimiter' | 'hinted'>;

/** A CSV file beside the source, which exists once a batch has ended with rows for it. */
export interface RowFile {
  readonly path: string;
  readonly format: Format;
  readonly header: readonly string[];
}

/** Rows that were not imported, to be corrected and imported again. */
export function rejectedPath(file: string): string {
  return `${file}.rejected.csv`;
}

/** Values of imported rows that were not used. */
export function warningsPath(file: string): string {
  return `${file}.warnings.csv`;
}

/**
 * Truncates the file to the length in the saved state, which leaves out what a killed import wrote
 * last, or removes the one of an earlier import.
 */
export function resetRows({ path }: RowFile, keepBytes: number): void {
  if (keepBytes === 0) rmSync(path, { force: true });
  else if (existsSync(path) && statSync(path).size >= keepBytes) truncateSync(path, keepBytes);
}

/** Appends rows, to a new file after its header, and returns the file length. */
export function appendRows({ path, format, header }: RowFile, rows: readonly (readonly string[])[]): number {
  const exists = existsSync(path);
  if (rows.length === 0) return exists ? statSync(path).size : 0;
  const hint = !exists && format.hinted ? `sep=${format.delimiter}\r\n` : '';
  const text = [...(exists ? [] : [header]), ...rows].map((row) => line(row, format.delimiter)).join('');
  appendFileSync(
    path,
    Buffer.concat([...(exists ? [] : [markOf(format.encoding)]), encodeText(hint + text, format.encoding)]),
  );
  return statSync(path).size;
}

/** RFC 4180, with the delimiter of the source, and guarded against formulas. */
function line(values: readonly string[], delimiter: string): string {
  const quoted = values
    .map(guardText)
    .map((value) =>
      /[",\r\n;\t|]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value,
    );
  return `${quoted.join(delimiter)}\r\n`;
}
