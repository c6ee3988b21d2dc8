import type { ChainEntry } from '../audit/chain-entry.ts';
import type { ChainedLog } from '../audit/hashed-columns.ts';

export type ExportedLog = ChainedLog;

/** The first record of a file: the account and the filters of the export. */
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

/** Starts a log; its records follow this position. */
export interface LogRecord {
  readonly record: 'ledger';
  readonly ledger: ExportedLog;
  readonly after_seq: number;
  readonly after_hash: string;
}

export interface EntryRecord {
  readonly record: 'entry';
  readonly ledger: ExportedLog;
  readonly seq: number;
  readonly prev_hash: string;
  readonly hash: string;
  readonly entry: ChainEntry;
}

/**
 * An entry outside the filters or of another account: only its hash, so that the chain stays
 * verifiable.
 */
export interface LinkRecord {
  readonly record: 'link';
  readonly ledger: ExportedLog;
  readonly seq: number;
  readonly hash: string;
}

export interface LogSum {
  readonly ledger: ExportedLog;
  readonly entries: number;
  readonly links: number;
  readonly last_seq: number;
  readonly hash: string;
  /** Whether this was the last entry of the log when the file was written. */
  readonly to_head: boolean;
}

/** The last record, the manifest: totals, and the SHA-256 of every byte before this record. */
export interface EndRecord {
  readonly record: 'end';
  readonly ledgers: readonly LogSum[];
  readonly sha256: string;
}

export type ExportRecord = HeadRecord | LogRecord | EntryRecord | LinkRecord | EndRecord;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Validates a parsed value as a record; null when it is not one. Files come from outside, so every
 * field is checked.
 */
export function readRecord(value: unknown): ExportRecord | null {
  return isRecord(value) ? value : null;
}

function isRecord(value: unknown): value is ExportRecord {
  if (!isFields(value)) return false;
  switch (value.record) {
    case 'export':
      return value.version === 1;
    case 'ledger':
      return isLogName(value.ledger) && isPosition(value.after_seq) && isHash(value.after_hash);
    case 'entry':
      return (
        isLogName(value.ledger) &&
        isPosition(value.seq) &&
        isHash(value.prev_hash) &&
        isHash(value.hash) &&
        isFields(value.entry)
      );
    case 'link':
      return isLogName(value.ledger) && isPosition(value.seq) && isHash(value.hash);
    case 'end':
      return (
        Object.keys(value).length === 3 &&
        isHash(value.sha256) &&
        Array.isArray(value.ledgers) &&
        value.ledgers.every(isSum)
      );
    default:
      return false;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLogName = (value: unknown): boolean => value === 'consent' || value === 'audit';
const isPosition = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
/** Checks every field, because no hash protects the manifest itself. */
const isSum = (value: unknown): boolean =>
  isFields(value) &&
  Object.keys(value).length === 6 &&
  isLogName(value.ledger) &&
  [value.entries, value.links, value.last_seq].every(isPosition) &&
  isHash(value.hash) &&
  typeof value.to_head === 'boolean';
