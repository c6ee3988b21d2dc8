import { TernAbortError } from './errors.ts';

const CEILING_MS = 8_000;

/**
 * At least half of a delay that doubles with each attempt; the rest is random, so that clients that
 * failed together do not retry together.
 */
export function backoffMs(attempt: number, firstMs: number, random: () => number = Math.random): number {
  const full = Math.min(CEILING_MS, firstMs * 2 ** attempt);
  return full / 2 + (random() * full) / 2;
}

/**
 * `Retry-After` in milliseconds (RFC 9110, 10.2.3: seconds or a date); null when absent or
 * unreadable.
 */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

/** Resolves after `ms`, or rejects with a TernAbortError as soon as the signal is aborted. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(new TernAbortError('The call was aborted before it was repeated', { cause: signal?.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}
