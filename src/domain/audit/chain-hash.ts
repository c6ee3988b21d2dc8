import { createHash } from 'node:crypto';
import { chainText, GENESIS_HASH } from './hash-chain.ts';

export interface ChainedEntry {
  readonly entry: unknown;
  /** SHA-256, 64 hexadecimal digits. */
  readonly hash: string;
}

/** SHA-256, 64 hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of an entry that follows the one with the previous hash. */
export const chainHash = (prevHash: string, entry: unknown): string => sha256(chainText(prevHash, entry));

/**
 * Verifies entries in order. `prevHash` is the hash before the first one, for a chain verified in
 * pages. `brokenAt` is the index of the first entry that does not follow: it was changed, or an
 * entry before it was removed.
 */
export function verifyChain(
  entries: Iterable<ChainedEntry>,
  prevHash: string = GENESIS_HASH,
):
  | { readonly ok: true; readonly head: string; readonly count: number }
  | { readonly ok: false; readonly brokenAt: number } {
  let head = prevHash;
  let count = 0;
  for (const { entry, hash } of entries) {
    if (chainHash(head, entry) !== hash) return { ok: false, brokenAt: count };
    head = hash;
    count++;
  }
  return { ok: true, head, count };
}
