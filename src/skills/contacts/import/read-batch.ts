import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { findLikelyPhones } from '../../../domain/imports/likely-phones.ts';
import { readRowConsent, strictestOf } from '../../../domain/imports/row-consent.ts';
import { type NormalizedContact, normalizeRow, phoneOfRow } from '../../../domain/imports/rows.ts';
import { type BatchColumns, ROWS_AT_ONCE } from './read-columns.ts';
import type { Candidate, Report } from './report.ts';

export type OnDuplicate = 'update' | 'skip' | 'error';

export interface BatchOptions {
  readonly columns: BatchColumns;
  readonly defaultCountry: string;
  readonly onDuplicate: OnDuplicate;
}

/**
 * Converts the rows to contacts, one per number, in the order of the rows; the report gets the rows
 * that are not valid. Other work runs in between: 500 rows take 25 to 60 ms.
 */
export async function readBatch(
  rows: readonly Readonly<Record<string, unknown>>[],
  options: BatchOptions,
  report: Report,
): Promise<Candidate[]> {
  const { defaultCountry, onDuplicate } = options;
  const { mapping, consent: about, silenced, types } = options.columns;
  if (rows.length > 0 && !Object.values(mapping).includes('phone'))
    report.warn('phone_column_unknown', describeMissingPhones(findLikelyPhones(rows, defaultCountry)));
  const byPhone = new Map<string, Candidate>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await yieldToEventLoop();
    const read = normalizeRow(row, { mapping, defaultCountry, types });
    if (!read.ok) {
      report.reject(index, read.code, read.field);
      continue;
    }
    for (const { code, field } of read.dropped) report.drop(index, code, field);
    report.countTypes(read.contact.attributes);
    const first = byPhone.get(read.contact.phone);
    const consent = readRowConsent(row, about, silenced);
    if (first === undefined)
      byPhone.set(read.contact.phone, { row: index, contact: read.contact, consent, repeats: [] });
    else if (onDuplicate === 'error') report.reject(index, 'duplicate_in_batch', 'phone');
    else {
      first.repeats.push(index);
      first.consent = strictestOf(first.consent, consent);
      if (onDuplicate === 'update') first.contact = mergeRows(first.contact, read.contact);
    }
  }
  return [...byPhone.values()];
}

function describeMissingPhones(likely: string | null): string {
  return likely === null
    ? 'No column is recognized as phone numbers. Map one to phone in mapping.'
    : `No column is recognized as phone numbers. The values of ${JSON.stringify(likely)} look like them: map it to phone in mapping.`;
}

/**
 * The numbers to opt out, also of rows that are not valid, without repeats and sorted: every number
 * of the batch, or those whose rows say that they opted out.
 */
export async function optedOutPhones(
  rows: readonly Readonly<Record<string, unknown>>[],
  { columns: { mapping, consent }, defaultCountry }: Pick<BatchOptions, 'columns' | 'defaultCountry'>,
  which: 'all' | 'by_row',
): Promise<readonly string[]> {
  if (which === 'by_row' && consent.length === 0) return [];
  const phones = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await yieldToEventLoop();
    if (which === 'by_row' && readRowConsent(row, consent) !== 'opted_out') continue;
    const phone = phoneOfRow(row, { mapping, defaultCountry });
    if (phone !== null) phones.add(phone);
  }
  return [...phones].sort();
}

/** Values of the later row replace those of the earlier one; omitted values remain. */
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
