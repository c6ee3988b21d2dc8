import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Owner } from '../../domain/account.ts';
import { BYTE_ORDER_MARK, csvRow, ndjsonRow } from '../../domain/exports/cells.ts';
import { SHEET_END, SHEET_PATH, SHEET_START, sheetRow, WORKBOOK_PARTS } from '../../domain/exports/sheet.ts';
import type { ExportFormat } from '../../exports/files.ts';
import { type WrittenFile, writeExportFile } from '../../exports/write-file.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Cell, KINDS, type ReportKind } from './kinds.ts';

export interface ReportContent {
  readonly id: string;
  readonly kind: ReportKind;
  readonly format: ExportFormat;
  /** A selection of the columns of the kind, in their order. */
  readonly columns: readonly string[];
  readonly from: Date;
  readonly to: Date;
}

/** Is told the number of rows after each page; throws to stop. */
export type OnPage = (rows: number) => Promise<void>;

/**
 * Writes a report page by page, each page one statement after the last row of the one before, so
 * that neither memory nor a transaction grows with it. Backpressure of the file holds the pages.
 */
export async function writeReport(
  sql: Sql,
  owner: Owner,
  content: ReportContent,
  dataDirectory: string,
  { onPage, signal }: { readonly onPage: OnPage; readonly signal: AbortSignal },
): Promise<WrittenFile> {
  const pages = readPages(sql, owner, content, onPage);
  const { columns, format } = content;
  return writeExportFile(dataDirectory, content, () => encode(format, columns, pages), signal);
}

type Pages = AsyncIterable<readonly (readonly Cell[])[]>;

async function* readPages(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { kind, columns, from, to }: ReportContent,
  onPage: OnPage,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const { page, pageSize } = KINDS[kind];
  let after = '';
  let count = 0;
  for (;;) {
    const rows = await sql.rows(page, tenantId, accountId, from, to, after, pageSize);
    const read = rows.length;
    after = rows.at(-1)?.key ?? '';
    const cells = rows.map((row) => columns.map((name) => row[name] ?? null));
    // Finished queries and promises that have become old refer to these arrays and to their
    // successors: full ones would keep every page alive until a full collection.
    rows.length = 0;
    yield cells;
    cells.length = 0;
    count += read;
    await onPage(count);
    if (read < pageSize) return;
  }
}

function encode(format: ExportFormat, columns: readonly string[], pages: Pages): AsyncIterable<string | Buffer> {
  switch (format) {
    case 'csv':
      return lines(pages, `${BYTE_ORDER_MARK}${csvRow(columns)}`, csvRow, '');
    case 'ndjson':
      return lines(pages, '', (cells) => ndjsonRow(columns, cells), '');
    case 'xlsx':
      return zip(lines(pages, `${SHEET_START}${sheetRow(columns)}`, sheetRow, SHEET_END));
  }
}

async function* lines(
  pages: Pages,
  start: string,
  line: (cells: readonly Cell[]) => string,
  end: string,
): AsyncGenerator<string> {
  if (start !== '') yield start;
  for await (const rows of pages)
    for (let at = 0; at < rows.length; at += CHUNK)
      yield rows
        .slice(at, at + CHUNK)
        .map(line)
        .join('');
  if (end !== '') yield end;
}

/**
 * Rows of one chunk: strings of more than about 100 KB live until a full garbage collection, so
 * that memory would grow with the speed of the writing.
 */
const CHUNK = 50;

/** A workbook; the sheet is compressed as it is read. */
async function* zip(sheet: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const file = new ZipFile();
  const source = Readable.from(sheet, { highWaterMark: 1 });
  // An error of the sheet must end the reading of the file, which otherwise waits for it.
  source.once('error', (error) => (file.outputStream as Readable).destroy(error));
  for (const [path, text] of Object.entries(WORKBOOK_PARTS)) file.addBuffer(Buffer.from(text), path);
  file.addReadStream(source, SHEET_PATH);
  file.end();
  yield* file.outputStream as AsyncIterable<Buffer>;
}
