import { refuses } from '../../domain/imports/refusal-words.ts';
import { isAboutOtherChannel } from '../../domain/imports/row-consent.ts';
import type { CellValue } from '../../domain/workbooks/read-sheet.ts';
import { type Column, REJECTION_COLUMNS } from './columns.ts';
import type { FileRow } from './file-row.ts';

export interface Batch {
  /**
   * From 0. The same file and mapping always give the same batches, so that an import can resume.
   */
  readonly number: number;
  readonly rows: readonly FileRow[];
  /** The rows as params of contacts.import, in the same order. */
  readonly contacts: readonly Readonly<Record<string, CellValue>>[];
  /** The file position at the end of the batch. */
  readonly bytes: number;
}

/**
 * contacts.import accepts at most 500 rows (specification 8) and a body of 1 MiB, which also
 * contains the other params.
 */
const MAX_ROWS = 500;
const MAX_BYTES = 700_000;

export async function* inBatches(rows: AsyncIterable<FileRow>, columns: readonly Column[]): AsyncGenerator<Batch> {
  let number = 0;
  let held: FileRow[] = [];
  let contacts: Readonly<Record<string, CellValue>>[] = [];
  let size = 0;
  const close = (): Batch => {
    const batch = { number, rows: held, contacts, bytes: held.at(-1)?.bytes ?? 0 };
    number += 1;
    held = [];
    contacts = [];
    size = 0;
    return batch;
  };
  for await (const row of rows) {
    const contact = toContact(row.values, columns);
    const bytes = Buffer.byteLength(JSON.stringify(contact));
    if (held.length === MAX_ROWS || (held.length > 0 && size + bytes > MAX_BYTES)) yield close();
    held.push(row);
    contacts.push(contact);
    size += bytes;
  }
  if (held.length > 0) yield close();
}

/**
 * Mapped, non-empty values without NUL, which JSON-RPC bodies must not contain, and what other
 * columns say against messages.
 */
function toContact(values: readonly CellValue[], columns: readonly Column[]): Readonly<Record<string, CellValue>> {
  const contact: Record<string, CellValue> = {};
  for (const [index, column] of columns.entries()) {
    const given = values[index] ?? '';
    const value = typeof given === 'string' ? given.replaceAll('\0', '') : given;
    if (value !== '' && (column.target !== null || isRefusal(value, column))) contact[column.name] = value;
  }
  return contact;
}

/** A column without a target counts as well, unless it is ignored on request. */
function isRefusal(value: CellValue, { name, isMapped }: Column): boolean {
  return (
    typeof value === 'string' &&
    !isMapped &&
    !REJECTION_COLUMNS.some((own) => own === name) &&
    refuses(value, { never: !isAboutOtherChannel(name) })
  );
}
