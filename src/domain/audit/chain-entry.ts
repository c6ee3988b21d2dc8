import { canonicalJson, chainText } from './hash-chain.ts';

/** Replaces personal data that was erased. */
export const ERASED = '[erased]';

/** The personal data of a consent entry. */
export interface PersonalPart {
  readonly phone: string;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly evidence: unknown;
}

/** A row of the consent or audit log without seq, prev_hash and hash. */
export type ChainEntry = Readonly<Record<string, unknown>>;

export interface ChainPosition {
  readonly seq: number;
  readonly prevHash: string;
}

/**
 * Columns outside the hash of a salted entry: privacy erasure changes them after the entry was
 * appended to the chain.
 */
const PERSONAL_COLUMNS = ['phone', 'source', 'source_url', 'evidence', 'salt', 'forgotten_by'];
/** Columns outside the hash of an entry without a salt. */
const SALT_COLUMNS = ['salt', 'personal_hash', 'forgotten_by'];

/** What is hashed, and what its SHA-256 must be. */
export interface HashClaim {
  readonly text: string;
  /** 64 hexadecimal digits. */
  readonly hash: string;
}

/**
 * The chain contains personal data only as the hash of this text, so it stays verifiable after
 * erasure. Without the salt, the phone number cannot be found by trying them all.
 */
export function personalText(salt: string, { phone, source, source_url, evidence }: PersonalPart): string {
  return `${salt}\n${canonicalJson({ phone, source, source_url, evidence })}`;
}

/**
 * What an entry's hash at its position is the SHA-256 of: the columns that never change. A salted
 * entry leaves out columns that are null, so a table can get new columns.
 */
export function entryText({ seq, prevHash }: ChainPosition, entry: ChainEntry): string {
  const salted = typeof entry.personal_hash === 'string';
  const hashed = Object.fromEntries(
    Object.entries(entry).filter(([column, value]) =>
      salted ? !PERSONAL_COLUMNS.includes(column) && value !== null : !SALT_COLUMNS.includes(column),
    ),
  );
  return chainText(prevHash, { seq, entry: canonicalJson(hashed) });
}

/**
 * Whether the personal data was erased. The caller checks that the entry in `forgotten_by` lists
 * this one.
 */
export function isErased(entry: ChainEntry): boolean {
  return typeof entry.forgotten_by === 'string';
}

/**
 * What must hold for an entry to be unchanged since it was appended at this position; null: it was
 * changed, whatever the hashes are. For an erased entry without a salt only the links can be
 * checked.
 */
export function claimsOf(position: ChainPosition, entry: ChainEntry, hash: string): readonly HashClaim[] | null {
  const { personal_hash: expected, salt } = entry;
  const own = { text: entryText(position, entry), hash };
  if (isErased(entry)) {
    if (!isEmptied(entry)) return null;
    return typeof expected === 'string' ? [own] : [];
  }
  if (typeof expected !== 'string') return [own];
  if (typeof salt !== 'string') return null;
  return [own, { text: personalText(salt, personalPartOf(entry)), hash: expected }];
}

function isEmptied({ phone, source, source_url: url, evidence, salt }: ChainEntry): boolean {
  return phone === ERASED && [source, url, evidence, salt].every((value) => value === null);
}

function personalPartOf(entry: ChainEntry): PersonalPart {
  return {
    phone: String(entry.phone),
    source: textOf(entry.source),
    source_url: textOf(entry.source_url),
    evidence: entry.evidence ?? null,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
