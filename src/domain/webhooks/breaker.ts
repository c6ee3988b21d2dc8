/** Deliveries are counted in buckets of this length, each identified by its start. */
const BUCKET_MS = 30_000;
export const WINDOW_MS = 5 * 60_000;
export const MIN_ATTEMPTS = 10;
export const FAILURE_RATE = 0.7;

/**
 * How long the breaker stays open; then one delivery at a time probes whether the receiver has
 * recovered.
 */
export const OPEN_MS = 30_000;

export function bucketOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / BUCKET_MS) * BUCKET_MS);
}

/** Buckets that start after this time count. */
export function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS);
}

/**
 * Whether the failures in the window open the breaker: 70 % of ten or more (reliability: partner
 * webhooks).
 */
export function isTripped({ attempts, failures }: { readonly attempts: number; readonly failures: number }): boolean {
  return attempts >= MIN_ATTEMPTS && failures >= attempts * FAILURE_RATE;
}
