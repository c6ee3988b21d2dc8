import { parse } from 'csv-parse/browser/esm/sync';

export interface Sheet {
  readonly name: string;
  readonly columns: readonly string[];
  /** By column. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

const MAX_BYTES = 50 * 1024 * 1024;

/** Reads a CSV or TSV file as spreadsheets write it; throws an Error that says what is wrong. */
export async function readSheet(file: File): Promise<Sheet> {
  if (file.size > MAX_BYTES) throw new Error('The file is larger than 50 MB. Use `tern import`, which has no limit.');
  return { name: file.name, ...parseSheet(decode(await file.arrayBuffer())) };
}

export function parseSheet(text: string): Omit<Sheet, 'name'> {
  if (text.includes('\0')) throw new Error('This is not a CSV file. Save the spreadsheet as CSV.');
  const [head, ...lines] = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  }) as string[][];
  if (head === undefined || lines.length === 0) throw new Error('The file needs a line of column names and a row.');
  const columns = head.map((name, index) => uniqueName(head, name, index));
  return {
    columns,
    rows: lines.map((line) => Object.fromEntries(columns.map((column, index) => [column, line[index] ?? '']))),
  };
}

/** UTF-8, or the encoding in which older spreadsheets write. */
function decode(bytes: ArrayBuffer): string {
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
