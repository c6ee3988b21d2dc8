import { ColumnEvidence } from '../../domain/imports/column-questions.ts';
import type { Column } from './columns.ts';
import type { FileRow } from './file-row.ts';

/**
 * What the values of the whole file show about its columns: one date such as 12/25/2024 in its last
 * row decides how all others are read.
 */
export async function gatherEvidence(
  rows: AsyncIterableIterator<FileRow>,
  columns: readonly Column[],
): Promise<ColumnEvidence> {
  const evidence = new ColumnEvidence();
  await rows.next();
  for await (const { values } of rows)
    evidence.add(Object.fromEntries(columns.map(({ name }, index) => [name, values[index] ?? ''])));
  return evidence;
}
