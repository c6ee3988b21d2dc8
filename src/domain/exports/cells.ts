import { guardText } from './guard-text.ts';

export type TableCell = string | number | Date | null;

/** Has a byte order mark, without which spreadsheets do not detect UTF-8. */
export const BYTE_ORDER_MARK = '\u{feff}';

/**
 * One line of CSV (RFC 4180). A missing value is an empty cell, an empty string a pair of quotes;
 * strings are guarded against formulas, numbers and times (RFC 3339) are ours.
 */
export function csvRow(cells: readonly TableCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: TableCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  return `"${guardText(cell).replaceAll('"', '""')}"`;
}

/** One object per line. */
export function ndjsonRow(columns: readonly string[], cells: readonly TableCell[]): string {
  return `${JSON.stringify(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? null])))}\n`;
}
