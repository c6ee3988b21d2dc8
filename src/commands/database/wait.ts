import type { Logger } from '../../platform/logger.ts';
import { isAway, placeOf } from './explain.ts';

export interface Patience {
  readonly url: string;
  readonly forSeconds: number;
  readonly log: Logger;
  /** Nobody waits any longer. */
  readonly ended: Promise<unknown>;
}

const AGAIN_MS = 500;
const SAY_EVERY_MS = 10_000;

/**
 * Runs the first work with a database that may start at the same moment as we do, or recover from a crash: it is tried again for a while, and
 * the log says why. A password, a name or a version that is wrong does not get right by waiting, and is thrown at once. Null when
 * nobody waits any longer.
 */
export async function whenDatabaseAnswers<T>(patience: Patience, work: () => Promise<T>): Promise<T | null> {
  const { url, forSeconds, log } = patience;
  const until = performance.now() + forSeconds * 1000;
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const now = performance.now();
      if (!isAway(error) || now + AGAIN_MS > until) throw error;
      if (now - saidAt >= SAY_EVERY_MS) {
        saidAt = now;
        const { code, message } = error as { code?: string; message: string };
        const leftSeconds = Math.round((until - now) / 1000);
        log.warn({ database: placeOf(url), code, reason: message, leftSeconds }, 'waiting for the database to answer');
      }
    }
    const over = patience.ended.then(() => true);
    const again = new Promise<boolean>((done) => setTimeout(() => done(false), AGAIN_MS));
    if (await Promise.race([over, again])) return null;
  }
}
