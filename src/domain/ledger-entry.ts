import { createHash } from 'node:crypto';
import { canonicalJson, chainHash } from './hash-chain.ts';

/** What stands in place of something of a person who was forgotten. */
export const ERASED = '[erased]';

/** What an entry of consent says of the person. */
export interface PersonalPart {
  readonly phone: string;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly evidence: unknown;
}

/** An entry of a ledger as its row is, without seq, prev_hash and hash. */
export type LedgerEntry = Readonly<Record<string, unknown>>;

export interface Place {
  readonly seq: number;
  readonly prevHash: string;
}

/** Columns that may change after the entry was sealed: what is personal goes when the person is forgotten. */
const PERSONAL = ['phone', 'source', 'source_url', 'evidence', 'salt', 'forgotten_by'];
/** Columns that entries had not when there were no salts. */
const NEWER = ['salt', 'personal_hash', 'forgotten_by'];

/**
 * The chain holds what is personal only as this hash, so that it still follows when the person is forgotten. Without the salt nobody finds
 * out which number it was by trying them all.
 */
export function personalHash(salt: string, { phone, source, source_url, evidence }: PersonalPart): string {
  return createHash('sha256')
    .update(`${salt}\n${canonicalJson({ phone, source, source_url, evidence })}`)
    .digest('hex');
}

/**
 * The hash of an entry at its place: over its columns that never change. Columns without a value count only in entries from before there
 * were salts, so that a table may get new ones.
 */
export function entryHash({ seq, prevHash }: Place, entry: LedgerEntry): string {
  const salted = typeof entry.personal_hash === 'string';
  const kept = Object.fromEntries(
    Object.entries(entry).filter(([column, value]) =>
      salted ? !PERSONAL.includes(column) && value !== null : !NEWER.includes(column),
    ),
  );
  return chainHash(prevHash, { seq, entry: canonicalJson(kept) });
}

/** Whether what is personal in it was taken out; an entry `forgotten` has to name it, which is not looked at here. */
export function isErased(entry: LedgerEntry): boolean {
  return typeof entry.forgotten_by === 'string';
}

/** Whether an entry is what was sealed at its place. Of one from before there were salts that was erased only the links can be held. */
export function entryHolds(place: Place, entry: LedgerEntry, hash: string): boolean {
  const { personal_hash: kept, salt } = entry;
  if (isErased(entry)) return isEmptied(entry) && (typeof kept !== 'string' || entryHash(place, entry) === hash);
  if (entryHash(place, entry) !== hash) return false;
  return typeof kept !== 'string' || (typeof salt === 'string' && personalHash(salt, partOf(entry)) === kept);
}

function isEmptied({ phone, source, source_url: url, evidence, salt }: LedgerEntry): boolean {
  return phone === ERASED && [source, url, evidence, salt].every((value) => value === null);
}

function partOf(entry: LedgerEntry): PersonalPart {
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
