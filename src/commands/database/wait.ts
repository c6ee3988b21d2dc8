import type { Logger } from '../../platform/logger.ts';
import { databaseLocation, isUnavailable } from './explain.ts';

export interface DatabaseWait {
  readonly url: string;
  readonly timeoutSeconds: number;
  readonly log: Logger;
  /** Resolves when the wait is cancelled. */
  readonly cancelled: Promise<unknown>;
}

const RETRY_MS = 500;
const LOG_INTERVAL_MS = 10_000;

/**
 * Runs the first database work, with retries while the database starts or recovers from a crash;
 * the log says why. A wrong password, name or version does not improve by waiting and is thrown
 * immediately. Null when cancelled.
 */
export async function waitForDatabase<T>(wait: DatabaseWait, work: () => Promise<T>): Promise<T | null> {
  const { url, timeoutSeconds, log } = wait;
  const until = performance.now() + timeoutSeconds * 1000;
  let loggedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const now = performance.now();
      if (!isUnavailable(error) || now + RETRY_MS > until) throw error;
      if (now - loggedAt >= LOG_INTERVAL_MS) {
        loggedAt = now;
        const { code, message } = error as { code?: string; message: string };
        const remainingSeconds = Math.round((until - now) / 1000);
        log.warn(
          { database: databaseLocation(url), code, reason: message, remainingSeconds },
          'waiting for the database',
        );
      }
    }
    const over = wait.cancelled.then(() => true);
    const again = new Promise<boolean>((done) => setTimeout(() => done(false), RETRY_MS));
    if (await Promise.race([over, again])) return null;
  }
}
