/** A token bucket as one moment: everything before `pacedUntil` is used up. What was not used is worth at most one second. */
export interface Bucket {
  readonly perSecond: number;
  readonly pacedUntil: Date;
}

const BURST_MS = 1_000;

/** How many may go now. A rate below one a second gathers up for longer, so that it is not zero for ever. */
export function allowance(bucket: Bucket, now: Date): number {
  return Math.max(0, Math.floor(((now.getTime() - startOf(bucket, now)) * bucket.perSecond) / 1000));
}

/** The bucket's moment after `count` have gone. */
export function afterSending(bucket: Bucket, now: Date, count: number): Date {
  return new Date(startOf(bucket, now) + (count * 1000) / bucket.perSecond);
}

function startOf({ pacedUntil, perSecond }: Bucket, now: Date): number {
  const burstMs = Math.max(BURST_MS, 1000 / perSecond);
  return Math.max(pacedUntil.getTime(), now.getTime() - burstMs);
}
