import { pause } from './backoff.ts';
import { TernTimeoutError } from './errors.ts';
import type { CallOptions } from './options.ts';

export interface WaitOptions<T> extends Pick<CallOptions, 'signal'> {
  /** Milliseconds after which a TernTimeoutError is thrown. Default: ten minutes. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds between two calls. Default 1000. */
  readonly intervalMs?: number | undefined;
  /** Called with every answer, also the last. */
  readonly onProgress?: ((current: T) => void) | undefined;
}

/** Work that waits for the next day, such as a campaign in quiet hours, is not worth a process. */
const TIMEOUT_MS = 600_000;

/**
 * Repeats a call until its answer says that the work is done, and resolves to that answer. The work
 * goes on when the waiting ends early. `describe` says in which state the work is, for the error.
 */
export async function waitUntil<T>(
  load: () => PromiseLike<T>,
  isDone: (current: T) => boolean,
  describe: (current: T) => string,
  { timeoutMs = TIMEOUT_MS, intervalMs = 1000, onProgress, signal }: WaitOptions<T> = {},
): Promise<T> {
  const startedAt = Date.now();
  for (;;) {
    const current = await load();
    onProgress?.(current);
    if (isDone(current)) return current;
    const left = timeoutMs - (Date.now() - startedAt);
    if (left <= 0) throw new TernTimeoutError(`${describe(current)} after ${timeoutMs} ms of waiting; it goes on`);
    await pause(Math.min(intervalMs, left), signal);
  }
}
