import { createHash } from 'node:crypto';

export const BUCKETS = 10_000;

/**
 * The bucket of a contact, from 0 to 9,999: the same for the same seed, and unrelated to its bucket
 * under another seed. The first 32 bits of an MD5, because PostgreSQL computes the same:
 * `('x' || substr(md5(seed || ':' || id), 1, 8))::bit(32)::bigint % 10000`.
 */
export function bucketOf(seed: string, contactId: string): number {
  const hash = createHash('md5').update(`${seed}:${contactId}`).digest('hex');
  return Number.parseInt(hash.slice(0, 8), 16) % BUCKETS;
}
