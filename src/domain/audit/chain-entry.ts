import { canonicalJson, chainText } from './hash-chain.ts';
import { type ChainedLog, HASHED_COLUMNS, PERSONAL_COLUMNS, UNHASHED_COLUMNS } from './hashed-columns.ts';

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

/** What is hashed, and what its SHA-256 must be. */
export interface HashClaim {
  /** The hash must be that of one of them. */
  readonly texts: readonly string[];
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

/** What an entry's hash is the SHA-256 of: its position, the hash before it, and its form. */
export function entryText({ seq, prevHash }: ChainPosition, hashed: ChainEntry): string {
  return chainText(prevHash, { seq, entry: canonicalJson(hashed) });
}

/**
 * The forms in which an entry may have been hashed. From version 3 on, the entry names its version,
 * so there is one; none for a version that is not known here, or with a field that is in no list.
 * Before, the column `measure_group` was added while entries did not name a version: an empty one
 * was hashed in entries that are newer than the column. Audit entries that a process of version 0.1
 * appended after the column `hash_version` was added have it in their hash, as null.
 */
export function hashedForms(log: ChainedLog, entry: ChainEntry): readonly ChainEntry[] {
  const { hash_version: version, ...rest } = entry;
  if (version === null || version === undefined) return formsBefore3(log, rest);
  const columns = columnsOf(log, version);
  if (columns === null) return [];
  const isSalted = typeof entry.personal_hash === 'string';
  const hashed: readonly string[] = isSalted ? columns : [...columns, ...PERSONAL_COLUMNS];
  const known = [...columns, ...Object.keys(UNHASHED_COLUMNS[log]), ...(log === 'consent' ? PERSONAL_COLUMNS : [])];
  if (!Object.keys(entry).every((column) => known.includes(column))) return [];
  return [pick(entry, (column, value) => hashed.includes(column) && value !== null)];
}

function columnsOf(log: ChainedLog, version: unknown): readonly string[] | null {
  const versions: Readonly<Record<number, readonly string[]>> = HASHED_COLUMNS[log];
  return typeof version === 'number' && version >= 3 ? (versions[version] ?? null) : null;
}

const UNSALTED_BEFORE_3 = ['salt', 'personal_hash', 'forgotten_by'];
const SALTED_BEFORE_3: readonly string[] = [...PERSONAL_COLUMNS, 'salt', 'forgotten_by'];

function formsBefore3(log: ChainedLog, entry: ChainEntry): readonly ChainEntry[] {
  const isSalted = typeof entry.personal_hash === 'string';
  const form = pick(entry, (column, value) =>
    isSalted ? !SALTED_BEFORE_3.includes(column) && value !== null : !UNSALTED_BEFORE_3.includes(column),
  );
  const { measure_group: group, ...withoutGroup } = form;
  const forms = group === '' ? [withoutGroup, form] : [form];
  return log === 'audit' ? [...forms, { ...form, hash_version: null }] : forms;
}

function pick(entry: ChainEntry, isPicked: (column: string, value: unknown) => boolean): ChainEntry {
  return Object.fromEntries(Object.entries(entry).filter(([column, value]) => isPicked(column, value)));
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
export function claimsOf(
  log: ChainedLog,
  position: ChainPosition,
  entry: ChainEntry,
  hash: string,
): readonly HashClaim[] | null {
  const { personal_hash: expected, salt } = entry;
  const texts = hashedForms(log, entry).map((form) => entryText(position, form));
  if (texts.length === 0) return null;
  const own = { texts, hash };
  if (isErased(entry)) {
    if (!isEmptied(entry)) return null;
    return typeof expected === 'string' ? [own] : [];
  }
  if (typeof expected !== 'string') return [own];
  if (typeof salt !== 'string') return null;
  return [own, { texts: [personalText(salt, personalPartOf(entry))], hash: expected }];
}

function isEmptied({ phone, source, source_url: url, evidence, salt }: ChainEntry): boolean {
  return phone === ERASED && [source, url, evidence, salt].every((value) => value === null || value === undefined);
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
