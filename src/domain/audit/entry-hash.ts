import {
  type ChainEntry,
  type ChainPosition,
  claimsOf,
  entryText,
  hashedForms,
  type PersonalPart,
  personalText,
} from './chain-entry.ts';
import { sha256 } from './chain-hash.ts';
import { CHAIN_VERSION, type ChainedLog } from './hashed-columns.ts';

/** The hash of the personal data of an entry. */
export const personalHash = (salt: string, part: PersonalPart): string => sha256(personalText(salt, part));

/** The hash of a new entry at its position, in the current version. */
export function entryHash(log: ChainedLog, position: ChainPosition, entry: ChainEntry): string {
  const [form] = hashedForms(log, { ...entry, hash_version: CHAIN_VERSION });
  if (form === undefined) throw new Error(`A column of the ${log} log is in no list of hashed-columns.ts.`);
  return sha256(entryText(position, form));
}

/** Whether an entry is unchanged since it was appended at this position. */
export function isEntryIntact(log: ChainedLog, position: ChainPosition, entry: ChainEntry, hash: string): boolean {
  const claims = claimsOf(log, position, entry, hash);
  return claims?.every((claim) => claim.texts.some((text) => sha256(text) === claim.hash)) ?? false;
}

/**
 * The entry with the columns that its hash was computed with, for readers that know only its
 * columns. An entry before version 3 has `measure_group` only if its hash does.
 */
export function asHashed(log: ChainedLog, position: ChainPosition, entry: ChainEntry, hash: string): ChainEntry {
  if (typeof entry.hash_version === 'number') return entry;
  const form = hashedForms(log, entry).find((one) => sha256(entryText(position, one)) === hash);
  if (form === undefined) return entry;
  const { measure_group: _group, hash_version: _version, ...rest } = entry;
  const { measure_group: group, hash_version: version } = form;
  return {
    ...rest,
    ...(group !== undefined && { measure_group: group }),
    ...(version === null && { hash_version: null }),
  };
}
