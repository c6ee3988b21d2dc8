import { createHash } from 'node:crypto';

/**
 * One of several numbers for a person: always the same one of the same numbers, and when one more is added or one goes, only those change who have to
 * (rendezvous hashing; Thaler and Ravishankar, IEEE/ACM Transactions on Networking 6 (1), 1998). null of none.
 */
export function pickSender<Numbered extends { readonly id: string }>(
  contactId: string,
  numbers: readonly Numbered[],
): Numbered | null {
  let best: { readonly number: Numbered; readonly weight: number } | null = null;
  for (const number of numbers) {
    const weight = createHash('sha256').update(`${contactId} ${number.id}`).digest().readUIntBE(0, 6);
    if (best === null || weight > best.weight) best = { number, weight };
  }
  return best?.number ?? null;
}
