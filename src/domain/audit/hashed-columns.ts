/** A log whose entries are chained by hashes. */
export type ChainedLog = 'consent' | 'audit';

/** The version of the form in which new entries are hashed, stored in `hash_version`. */
export const CHAIN_VERSION = 3;

const CONSENT_1 = [
  'tenant_id',
  'id',
  'account_id',
  'contact_id',
  'status',
  'scope',
  'method',
  'disclosure_text_hash',
  'actor',
  'rule_id',
  'captured_at',
  'received_at',
  'source_id',
  'disclosure_version',
  'request_id',
  'personal_hash',
] as const;

const AUDIT_1 = [
  'tenant_id',
  'id',
  'account_id',
  'key_id',
  'skill',
  'outcome',
  'params_hash',
  'request_id',
  'at',
  'rule_id',
] as const;

/**
 * The columns in the hash of an entry, by log and version. The lists are literal, because entries
 * outlive the schema: a new column enters a hash only with a new version, and is in
 * `UNHASHED_COLUMNS` until then. Versions 1 and 2 are not stored; see `hashedForms`.
 */
export const HASHED_COLUMNS = {
  consent: {
    1: CONSENT_1,
    2: [...CONSENT_1, 'measure_group'],
    3: [...CONSENT_1, 'measure_group', 'hash_version'],
  },
  audit: { 1: AUDIT_1, 2: AUDIT_1, 3: [...AUDIT_1, 'hash_version'] },
} as const satisfies Readonly<Record<ChainedLog, Readonly<Record<number, readonly string[]>>>>;

/**
 * Personal data. An entry with `personal_hash` contains only that salted hash of these columns, so
 * that the chain stays verifiable after their erasure; one without it has them in its own hash.
 */
export const PERSONAL_COLUMNS = ['phone', 'source', 'source_url', 'evidence'] as const;

/** Columns outside of every hash, with the reason. */
export const UNHASHED_COLUMNS: Readonly<Record<ChainedLog, Readonly<Record<string, string>>>> = {
  consent: {
    seq: 'is hashed as the position of the entry',
    prev_hash: 'is hashed before the entry',
    hash: 'is the hash',
    salt: 'is erased with the personal data that it protects',
    forgotten_by: 'is set by an erasure; the entry that it names lists this one',
  },
  audit: {
    seq: 'is hashed as the position of the entry',
    prev_hash: 'is hashed before the entry',
    hash: 'is the hash',
  },
};

/** Before version 3, null was hashed, except in these columns and in entries with a salt. */
export const OMITTED_WHEN_NULL: Readonly<Record<ChainedLog, readonly string[]>> = {
  consent: ['source_id', 'disclosure_version', 'request_id'],
  audit: ['rule_id'],
};
