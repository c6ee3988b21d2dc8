import type { Column } from './columns.ts';
import type { CsvRow } from './read-rows.ts';

export interface Batch {
  /**
   * From 0. The same file and mapping always give the same batches, so that an import can resume.
   */
  readonly number: number;
  readonly rows: readonly CsvRow[];
  /** The rows as params of contacts.import, in the same order. */
  readonly contacts: readonly Readonly<Record<string, string>>[];
  /** The file position at the end of the batch. */
  readonly bytes: number;
}

/**
 * contacts.import accepts at most 500 rows (specification 8) and a body of 1 MiB, which also
 * contains the other params.
 */
const MAX_ROWS = 500;
const MAX_BYTES = 700_000;

export async function* inBatches(rows: AsyncIterable<CsvRow>, columns: readonly Column[]): AsyncGenerator<Batch> {
  let number = 0;
  let held: CsvRow[] = [];
  let contacts: Readonly<Record<string, string>>[] = [];
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

/** Mapped, non-empty values without NUL, which JSON-RPC bodies must not contain. */
function toContact(values: readonly string[], columns: readonly Column[]): Readonly<Record<string, string>> {
  const contact: Record<string, string> = {};
  for (const [index, { name, target }] of columns.entries()) {
    const value = values[index]?.replaceAll('\0', '');
    if (target !== null && value) contact[name] = value;
  }
  return contact;
}
