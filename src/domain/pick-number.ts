import { createHash } from 'node:crypto';

/**
 * Picks the sending number for a contact: always the same one for the same set of numbers. When a
 * number is added or removed, only the contacts that must change do (rendezvous hashing; Thaler and
 * Ravishankar, IEEE/ACM Transactions on Networking 6 (1), 1998). null for an empty set.
 */
export function pickNumber<PoolNumber extends { readonly id: string }>(
  contactId: string,
  numbers: readonly PoolNumber[],
): PoolNumber | null {
  let best: { readonly number: PoolNumber; readonly weight: number } | null = null;
  for (const number of numbers) {
    const weight = createHash('sha256').update(`${contactId} ${number.id}`).digest().readUIntBE(0, 6);
    if (best === null || weight > best.weight) best = { number, weight };
  }
  return best?.number ?? null;
}
