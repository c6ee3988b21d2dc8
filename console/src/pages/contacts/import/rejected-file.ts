import type { Sheet } from './read-file.ts';
import type { RejectedRow } from './run-import.ts';

/** The rejected rows as they were, with the reason of each, to fix and import again. */
export function rejectedFile({ columns, rows }: Sheet, rejected: readonly RejectedRow[]): string {
  const lines = rejected.map(({ row, code }) => {
    const values = rows[row - 1] ?? {};
    return [...columns.map((column) => values[column] ?? ''), code];
  });
  return [[...columns, 'rejected_because'], ...lines].map((line) => line.map(quoted).join(',')).join('\r\n');
}

/** A cell that begins like a formula would run in a spreadsheet. */
function quoted(value: string): string {
  const safe = /^[=@\t\r]|^[+-](?![\d\s().+-]*$)/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
