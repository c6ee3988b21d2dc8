import { type ValueType, valueTypeOf } from '../../../domain/imports/column-types.ts';
import type { RowConsent } from '../../../domain/imports/row-consent.ts';
import type { NormalizedContact } from '../../../domain/imports/rows.ts';
import type { ContactsImportResult, ImportDroppedValue, ImportRejection, ImportRow } from '../../../generated/types.ts';
import type { NextAction } from '../../../next-actions.ts';

/** One number of the batch with its rows. */
export interface Candidate {
  readonly row: number;
  contact: NormalizedContact;
  /** The strictest of what the rows say; null when the file has no column about consent. */
  consent: RowConsent | null;
  /** Later rows with the same number. */
  readonly repeats: number[];
}

type RecordedOutcome = 'created' | 'updated' | 'unchanged' | 'skipped';

export interface Report {
  reject(row: number, code: string, field: string): void;
  /** A value of a row was left out; the row itself may still be rejected. */
  drop(row: number, code: string, field: string): void;
  /** Counts the types of the values of a row. */
  countTypes(attributes: NormalizedContact['attributes']): void;
  /** Rejects all rows of a number. */
  rejectAll(candidate: Candidate, code: string, field: string): void;
  record(candidate: Candidate, outcome: RecordedOutcome, contactId: string, code?: string): void;
  /** Something about the batch as a whole. */
  warn(code: string, message: string, nextActions?: readonly NextAction[]): void;
  result(importId: string, consentRecorded: number): ContactsImportResult;
}

/** Attributes whose types are counted: rows of one batch may have others each. */
const MAX_COUNTED = 200;

/** Collects the outcome of each row of an import. */
export function createReport(total: number): Report {
  const rows: ImportRow[] = [];
  const rejected: ImportRejection[] = [];
  const dropped: ImportDroppedValue[] = [];
  const warnings: NonNullable<ContactsImportResult['warnings']> = [];
  const types = new Map<string, Record<ValueType, number>>();
  const reject = (row: number, code: string, field: string): void => {
    rows.push({ row, outcome: 'rejected', code });
    rejected.push({ row, code, field });
  };
  const count = (outcome: ImportRow['outcome']): number => rows.filter((row) => row.outcome === outcome).length;
  return {
    reject,
    drop: (row, code, field) => void dropped.push({ row, code, field }),
    countTypes: (attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        let counts = types.get(name);
        if (counts === undefined && types.size === MAX_COUNTED) continue;
        counts ??= { text: 0, number: 0, date: 0, yes_no: 0 };
        types.set(name, counts);
        counts[valueTypeOf(value)] += 1;
      }
    },
    rejectAll: ({ row, repeats }, code, field) => {
      for (const index of [row, ...repeats]) reject(index, code, field);
    },
    record: ({ row, repeats }, outcome, contactId, code) => {
      rows.push({ row, outcome, ...(code === undefined ? {} : { code }), contact_id: contactId });
      for (const index of repeats)
        rows.push({ row: index, outcome: 'duplicate', code: 'duplicate_in_batch', contact_id: contactId });
    },
    warn: (code, message, nextActions = []) =>
      void warnings.push({ code, message, ...(nextActions.length === 0 ? {} : { next_actions: [...nextActions] }) }),
    result: (importId, consentRecorded) => {
      const refused = new Set(rejected.map(({ row }) => row));
      const lost = dropped.filter(({ row }) => !refused.has(row));
      const kept = rows.filter(({ code }) => code === CONSENT_KEPT).length;
      if (kept > 0) {
        const message = `${kept} contacts stay opted out or suppressed, because an import does not revoke an opt-out.`;
        warnings.push({ code: CONSENT_KEPT, message });
      }
      const withheld = countWithheld(rows);
      return {
        import_id: importId,
        total,
        created: count('created'),
        updated: count('updated'),
        unchanged: count('unchanged'),
        skipped: count('skipped'),
        duplicates: count('duplicate'),
        consent_recorded: consentRecorded,
        rejected: rejected.sort((a, b) => a.row - b.row),
        ...(lost.length === 0 ? {} : { dropped: lost }),
        ...(withheld.length === 0 ? {} : { consent_withheld: withheld }),
        ...(types.size === 0
          ? {}
          : { attribute_types: [...types].map(([attribute, counts]) => ({ attribute, ...counts })) }),
        rows: rows.sort((a, b) => a.row - b.row),
        ...(warnings.length === 0 ? {} : { warnings }),
      };
    },
  };
}

/** Code of rows that claim consent for a number that is opted out or suppressed. */
export const CONSENT_KEPT = 'consent_kept_opted_out';

/** Codes of rows whose own columns do not let the consent of the import count for them. */
export const WITHHELD = {
  opted_out: 'consent_row_opted_out',
  no: 'consent_row_no',
  unclear: 'consent_row_unclear',
  empty: 'consent_row_empty',
} as const;

/** The contacts by the reason in their rows. */
function countWithheld(rows: readonly ImportRow[]): ContactsImportResult['consent_withheld'] & object {
  return Object.values(WITHHELD).flatMap((code) => {
    const contacts = rows.filter((row) => row.code === code).length;
    return contacts === 0 ? [] : [{ code, contacts }];
  });
}
