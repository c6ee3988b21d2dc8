import { guessMapping, type ImportMapping, type NormalizedContact, normalizeRow } from '../../../domain/import-rows.ts';
import type { Report } from './report.ts';

export type OnDuplicate = 'update' | 'skip' | 'error';

/** One number of the batch, and the rows that named it. */
export interface Candidate {
  readonly row: number;
  contact: NormalizedContact;
  /** Later rows of the same number. */
  readonly repeats: number[];
}

export interface BatchOptions {
  readonly mapping: ImportMapping | undefined;
  readonly defaultCountry: string;
  readonly onDuplicate: OnDuplicate;
}

/**
 * The rows as contacts, one for each number, in the order of the rows; what cannot be read goes into the report. Without a mapping the
 * columns are guessed once, from the names of all rows, so that a column means the same in each of them.
 */
export function readBatch(
  rows: readonly Readonly<Record<string, unknown>>[],
  options: BatchOptions,
  report: Report,
): Candidate[] {
  const { defaultCountry, onDuplicate } = options;
  const mapping = options.mapping ?? guessMapping([...new Set(rows.flatMap((row) => Object.keys(row)))]);
  const byPhone = new Map<string, Candidate>();
  for (const [index, row] of rows.entries()) {
    const read = normalizeRow(row, { mapping, defaultCountry });
    if (!read.ok) {
      report.reject(index, read.code, read.field);
      continue;
    }
    const first = byPhone.get(read.contact.phone);
    if (first === undefined) byPhone.set(read.contact.phone, { row: index, contact: read.contact, repeats: [] });
    else if (onDuplicate === 'error') report.reject(index, 'duplicate_in_batch', 'phone');
    else {
      first.repeats.push(index);
      if (onDuplicate === 'update') first.contact = mergeRows(first.contact, read.contact);
    }
  }
  return [...byPhone.values()];
}

/** What the later row says counts, what it leaves out stays. */
function mergeRows(earlier: NormalizedContact, later: NormalizedContact): NormalizedContact {
  return {
    phone: earlier.phone,
    country: earlier.country,
    externalId: later.externalId ?? earlier.externalId,
    firstName: later.firstName ?? earlier.firstName,
    lastName: later.lastName ?? earlier.lastName,
    email: later.email ?? earlier.email,
    timezone: later.timezone ?? earlier.timezone,
    attributes: { ...earlier.attributes, ...later.attributes },
    tags: [...earlier.tags, ...later.tags],
  };
}
