import { type Info, parse } from 'csv-parse/browser/esm/sync';
import {
  type CellValue,
  ColumnEvidence,
  findSheet,
  isWorkbook,
  openWorkbook,
  readSheetRows,
} from '../../../service/import-rules.ts';

export interface Sheet {
  readonly name: string;
  /** The tabs of a workbook, and the one that is read; none of a CSV file. */
  readonly tabs: readonly string[];
  readonly tab: string | null;
  readonly columns: readonly string[];
  /** By column. */
  readonly rows: readonly Readonly<Record<string, CellValue>>[];
  /** The number of each row in the file, where the line of names is row 1. */
  readonly numbers: readonly number[];
  /** What the values of all rows show about the columns. */
  readonly evidence: ColumnEvidence;
}

interface NumberedRow {
  readonly row: number;
  readonly values: readonly CellValue[];
}

const MAX_BYTES = 50 * 1024 * 1024;

/** Reads a CSV, TSV or XLSX file; throws an Error that says what is wrong. */
export async function readSheet(file: File, tab?: string): Promise<Sheet> {
  if (file.size > MAX_BYTES)
    throw new Error('The file is larger than 50 MB. Use `tern import`, which takes CSV files of any size.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isWorkbook(bytes)) return { name: file.name, tabs: [], tab: null, ...columnsOf(parseRows(decode(bytes))) };
  const workbook = await openWorkbook(bytes);
  const { name, path } = findSheet(workbook, tab);
  const rows: NumberedRow[] = [];
  for await (const row of readSheetRows(workbook, path)) rows.push(row);
  return { name: file.name, tabs: workbook.sheets.map((sheet) => sheet.name), tab: name, ...columnsOf(rows) };
}

function parseRows(text: string): readonly NumberedRow[] {
  if (text.includes('\0')) throw new Error('This is not a CSV file. Save the spreadsheet as CSV.');
  const records = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as readonly { readonly record: readonly string[]; readonly info: Info }[];
  return records
    .map(({ record, info }) => ({ row: info.records + info.empty_lines, values: record }))
    .filter(({ values }) => values.some((value) => value !== ''));
}

function columnsOf([head, ...lines]: readonly NumberedRow[]): Omit<Sheet, 'name' | 'tabs' | 'tab'> {
  if (head === undefined || lines.length === 0) throw new Error('The file needs a line of column names and a row.');
  const names = head.values.map((value) => String(value).trim());
  const columns = names.map((name, index) => uniqueName(names, name, index));
  const evidence = new ColumnEvidence();
  const rows = lines.map(({ values }) =>
    Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ''])),
  );
  for (const row of rows) evidence.add(row);
  return { columns, rows, numbers: lines.map(({ row }) => row), evidence };
}

/** UTF-8, or the encoding in which older spreadsheets write. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that the first line has most of. */
function delimiterOf(text: string): string {
  const line = text.slice(0, Math.max(0, text.search(/[\r\n]/)) || text.length);
  const counts = [',', ';', '\t'].map((each) => [each, line.split(each).length] as const);
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

function uniqueName(head: readonly string[], name: string, index: number): string {
  const plain = name === '' ? `column ${index + 1}` : name;
  return head.indexOf(name) === index ? plain : `${plain} ${index + 1}`;
}
