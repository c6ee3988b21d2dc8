import { guardText } from '../../../service/import-rules.ts';
import type { Sheet } from './read-file.ts';
import type { RejectedRow } from './run-import.ts';

/** The rejected rows as they were, with the reason of each, to fix and import again. */
export function rejectedFile({ columns, rows, numbers }: Sheet, rejected: readonly RejectedRow[]): string {
  const at = new Map(numbers.map((row, index) => [row, index]));
  const lines = rejected.map(({ row, code }) => {
    const values = rows[at.get(row) ?? -1] ?? {};
    return [...columns.map((column) => String(values[column] ?? '')), code];
  });
  return [[...columns, 'rejected_because'], ...lines].map((line) => line.map(quoted).join(',')).join('\r\n');
}

/** A cell that begins like a formula would run in a spreadsheet. */
function quoted(value: string): string {
  const safe = guardText(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
