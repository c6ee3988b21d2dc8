import type { Column } from './columns.ts';
import type { CsvRow } from './read-rows.ts';

export interface Batch {
  /** From 0. The same file and mapping always make the same batches, which is what lets an import resume. */
  readonly number: number;
  readonly rows: readonly CsvRow[];
  /** The rows as contacts.import takes them, in the same order. */
  readonly contacts: readonly Readonly<Record<string, string>>[];
  /** How far into the file the batch reaches. */
  readonly bytes: number;
}

/** contacts.import takes at most 500 rows (specification 8), and a request body 1 MiB, of which JSON and the other params need some. */
const MOST_ROWS = 500;
const MOST_BYTES = 700_000;

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
    if (held.length === MOST_ROWS || (held.length > 0 && size + bytes > MOST_BYTES)) yield close();
    held.push(row);
    contacts.push(contact);
    size += bytes;
  }
  if (held.length > 0) yield close();
}

/** Only what is mapped and not empty; no NUL, which JSON-RPC bodies must not hold. */
function toContact(values: readonly string[], columns: readonly Column[]): Readonly<Record<string, string>> {
  const contact: Record<string, string> = {};
  for (const [index, { name, target }] of columns.entries()) {
    const value = values[index]?.replaceAll('\0', '');
    if (target !== null && value) contact[name] = value;
  }
  return contact;
}
