/** Deliveries are counted in buckets of this length; each bucket is named by its beginning. */
const BUCKET_MS = 30_000;
export const WINDOW_MS = 5 * 60_000;
export const FEWEST_ATTEMPTS = 10;
export const SHARE_OF_FAILURES = 0.7;

/** How long nothing is attempted; then one delivery at a time tries whether the receiver is back. */
export const OPEN_MS = 30_000;

export function bucketOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / BUCKET_MS) * BUCKET_MS);
}

/** Buckets that begin after this moment count. */
export function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS);
}

/** Whether so many failures in the window open the breaker: 70 % of ten or more (reliability: partner webhooks). */
export function isTripped({ attempts, failures }: { readonly attempts: number; readonly failures: number }): boolean {
  return attempts >= FEWEST_ATTEMPTS && failures >= attempts * SHARE_OF_FAILURES;
}
