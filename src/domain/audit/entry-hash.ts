import {
  type ChainEntry,
  type ChainPosition,
  claimsOf,
  entryText,
  type PersonalPart,
  personalText,
} from './chain-entry.ts';
import { sha256 } from './chain-hash.ts';

/** The hash of the personal data of an entry. */
export const personalHash = (salt: string, part: PersonalPart): string => sha256(personalText(salt, part));

/** The hash of an entry at its position. */
export const entryHash = (position: ChainPosition, entry: ChainEntry): string => sha256(entryText(position, entry));

/** Whether an entry is unchanged since it was appended at this position. */
export function isEntryIntact(position: ChainPosition, entry: ChainEntry, hash: string): boolean {
  const claims = claimsOf(position, entry, hash);
  return claims?.every((claim) => sha256(claim.text) === claim.hash) ?? false;
}
