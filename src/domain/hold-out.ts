import { BUCKETS, bucketOf } from './experiments/bucket.ts';

/** Larger groups would cost more messages than they add to the precision of a comparison. */
export const MAX_HOLD_OUT_PERCENT = 50;

/**
 * The seed of an account's hold-out. It differs from the default seed of every experiment, so that
 * the group has nothing in common with the arms of one.
 */
export const holdOutSeed = (accountId: string): string => `hold_out:${accountId}`;

/** The buckets below this one are held out. */
export const holdOutBuckets = (percent: number): number => (percent * BUCKETS) / 100;

/**
 * Whether the account sends the contact no marketing. A larger percentage adds contacts and a
 * smaller one removes some of them, and no other contact changes sides. In SQL it is
 * `IN_HOLD_OUT` (people/segments).
 */
export function isHeldOut(accountId: string, contactId: string, percent: number): boolean {
  return percent > 0 && bucketOf(holdOutSeed(accountId), contactId) < holdOutBuckets(percent);
}
