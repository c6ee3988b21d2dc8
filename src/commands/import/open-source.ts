import { readFile } from 'node:fs/promises';
import { findSheet, readSheetRows } from '../../domain/workbooks/read-sheet.ts';
import { openWorkbook } from '../../domain/workbooks/workbook.ts';
import { WorkbookError } from '../../domain/workbooks/workbook-error.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import type { FileRow } from './file-row.ts';
import { readCsvRows } from './read-csv-rows.ts';
import { type ScannedFile, scanFile } from './scan-file.ts';

export interface Source extends ScannedFile {
  /** The encoding, or the sheet. */
  readonly label: string;
  /** The rows from the first one, header first, empty ones left out; the same each time. */
  rows(): AsyncIterableIterator<FileRow>;
}

/** A workbook is in memory as a whole while it is read. */
const MAX_WORKBOOK_BYTES = 200 * 1024 * 1024;

/** A CSV file, or a sheet of an XLSX workbook: the named one, or the first. */
export async function openSource(path: string, sheet: string | undefined): Promise<Source> {
  const file = await scanFile(path);
  if (!file.isWorkbook) {
    if (sheet !== undefined) throw new CommandFailure(`--sheet is for XLSX workbooks, which ${path} is not.`, USAGE);
    return { ...file, label: file.encoding, rows: () => readCsvRows(file) };
  }
  if (file.bytes > MAX_WORKBOOK_BYTES)
    throw new CommandFailure(`${path} is larger than 200 MB. Save the sheet as CSV, which has no limit.`, USAGE);
  const bytes = new Uint8Array(await readFile(path));
  try {
    const workbook = await openWorkbook(bytes);
    const { name, path: part } = findSheet(workbook, sheet);
    const total = Math.max(1, workbook.archive.sizeOf(part));
    async function* rows(): AsyncGenerator<FileRow> {
      let read = 0;
      try {
        for await (const { row, values } of readSheetRows(workbook, part)) {
          // About what a row takes, for the progress only.
          read += values.length * BYTES_OF_CELL;
          yield { row, values, bytes: Math.min(file.bytes, Math.round((read / total) * file.bytes)) };
        }
      } catch (error) {
        throw explain(error, path);
      }
    }
    return { ...file, label: `sheet ${name}`, rows };
  } catch (error) {
    throw explain(error, path);
  }
}

/** Bytes of a cell with its tags. */
const BYTES_OF_CELL = 40;

function explain(error: unknown, path: string): unknown {
  return error instanceof WorkbookError
    ? new CommandFailure(`${path} cannot be read. ${error.message}`, 1, { cause: error })
    : error;
}
