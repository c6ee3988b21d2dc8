import { findLikelyPhones } from '../../domain/imports/likely-phones.ts';
import type { CellValue } from '../../domain/workbooks/read-sheet.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import type { Column } from './columns.ts';
import type { FileRow } from './file-row.ts';

/** Rows that are read to find the column that looks like phone numbers. */
const SAMPLE = 50;

/**
 * Throws when no column is mapped to phone numbers, and names the one whose values look like them.
 * Only then rows are read.
 */
export async function requirePhones(
  columns: readonly Column[],
  rows: AsyncIterator<FileRow>,
  country: string | undefined,
): Promise<void> {
  if (columns.some(({ target }) => target === 'phone')) return;
  const names = columns.map(({ name }) => name);
  if (findLikelyPhones([Object.fromEntries(names.map((name) => [name, name]))], country ?? 'US') !== null)
    throw new CommandFailure(
      `The first row contains a phone number, so the file seems to have no header row. Add one, such as phone,first_name. First row: ${names.join(', ')}.`,
      USAGE,
    );
  const sample: Record<string, CellValue>[] = [];
  while (sample.length < SAMPLE) {
    const next = await rows.next();
    if (next.done === true) break;
    const { values } = next.value;
    sample.push(Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])));
  }
  const likely = findLikelyPhones(sample, country ?? 'US');
  const advice =
    likely === null
      ? `Map one: --map "${names[0]}=phone".`
      : `The values of ${likely} look like phone numbers: --map "${likely}=phone".`;
  throw new CommandFailure(`No column was recognized as phone numbers. ${advice} Columns: ${names.join(', ')}.`, USAGE);
}
