/**
 * A token bucket stored as one time: the rate is used up until `pacedUntil`. Unused rate
 * accumulates for at most one second.
 */
export interface Bucket {
  readonly perSecond: number;
  readonly pacedUntil: Date;
}

const BURST_MS = 1_000;

/**
 * How many may be sent now. A rate below one per second accumulates until one message may be sent.
 */
export function allowance(bucket: Bucket, now: Date): number {
  return Math.max(0, Math.floor(((now.getTime() - startOf(bucket, now)) * bucket.perSecond) / 1000));
}

/** `pacedUntil` after `count` were sent. */
export function afterSending(bucket: Bucket, now: Date, count: number): Date {
  return new Date(startOf(bucket, now) + (count * 1000) / bucket.perSecond);
}

function startOf({ pacedUntil, perSecond }: Bucket, now: Date): number {
  const burstMs = Math.max(BURST_MS, 1000 / perSecond);
  return Math.max(pacedUntil.getTime(), now.getTime() - burstMs);
}
