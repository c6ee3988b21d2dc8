import type { LedgerEntry } from '../ledger-entry.ts';

export type ExportedLedger = 'consent' | 'audit';

/** The first record of a file: whose it is and what was asked for. */
export interface HeadRecord {
  readonly record: 'export';
  readonly version: 1;
  readonly export_id: string;
  readonly account_id: string;
  readonly contact_id: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly created_at: string;
}

/** Begins a ledger: its records follow this place. */
export interface LedgerRecord {
  readonly record: 'ledger';
  readonly ledger: ExportedLedger;
  readonly after_seq: number;
  readonly after_hash: string;
}

export interface EntryRecord {
  readonly record: 'entry';
  readonly ledger: ExportedLedger;
  readonly seq: number;
  readonly prev_hash: string;
  readonly hash: string;
  readonly entry: LedgerEntry;
}

/** An entry that was not asked for, or is another account's: only its hash, so that the chain goes through. */
export interface LinkRecord {
  readonly record: 'link';
  readonly ledger: ExportedLedger;
  readonly seq: number;
  readonly hash: string;
}

export interface LedgerSum {
  readonly ledger: ExportedLedger;
  readonly entries: number;
  readonly links: number;
  readonly last_seq: number;
  readonly hash: string;
  /** Whether the ledger ended here when the file was made. */
  readonly to_head: boolean;
}

/** The last record: what the file holds, and the SHA-256 of every byte before this record. */
export interface EndRecord {
  readonly record: 'end';
  readonly ledgers: readonly LedgerSum[];
  readonly sha256: string;
}

export type ExportRecord = HeadRecord | LedgerRecord | EntryRecord | LinkRecord | EndRecord;

type Fields = Readonly<Record<string, unknown>>;

/** The record that a value is, or null when it is none: whoever reads a file trusts nothing in it. */
export function readRecord(value: unknown): ExportRecord | null {
  if (!isFields(value)) return null;
  const { record } = value;
  const isOne =
    record === 'export'
      ? value.version === 1
      : record === 'ledger'
        ? isLedger(value.ledger) && isPlace(value.after_seq) && isHash(value.after_hash)
        : record === 'entry'
          ? isLedger(value.ledger) &&
            isPlace(value.seq) &&
            isHash(value.prev_hash) &&
            isHash(value.hash) &&
            isFields(value.entry)
          : record === 'link'
            ? isLedger(value.ledger) && isPlace(value.seq) && isHash(value.hash)
            : record === 'end' &&
              Object.keys(value).length === 3 &&
              isHash(value.sha256) &&
              Array.isArray(value.ledgers) &&
              value.ledgers.every(isSum);
  return isOne ? (value as unknown as ExportRecord) : null;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLedger = (value: unknown): boolean => value === 'consent' || value === 'audit';
const isPlace = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
/** To the field: nothing but itself says that the manifest is right. */
const isSum = (value: unknown): boolean =>
  isFields(value) &&
  Object.keys(value).length === 6 &&
  isLedger(value.ledger) &&
  [value.entries, value.links, value.last_seq].every(isPlace) &&
  isHash(value.hash) &&
  typeof value.to_head === 'boolean';
