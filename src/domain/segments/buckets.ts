import { createHash } from 'node:crypto';

export const BUCKETS = 10_000;

/**
 * The bucket of a contact, from 0. The same contact always has the same bucket of a seed, and the
 * buckets of different seeds are independent.
 */
export function bucketOf(seed: string, contactId: string): number {
  return Number.parseInt(createHash('md5').update(`${seed}:${contactId}`).digest('hex').slice(0, 8), 16) % BUCKETS;
}
