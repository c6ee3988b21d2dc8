export interface BackoffTiming {
  readonly baseMs: number;
  readonly maxMs: number;
}

/** The delay before a retry: doubles with each failure, up to `maxMs`. `failures` counts from 0. */
export function backoffMs(failures: number, { baseMs, maxMs }: BackoffTiming): number {
  return Math.min(maxMs, baseMs * 2 ** Math.min(failures, 20));
}

/** A pause that doubles with each new start until it is reset. */
export interface Backoff {
  /** Remaining milliseconds of the current pause; 0 without one. */
  remainingMs(): number;
  /**
   * Starts a pause of at least `minMs` and returns its remaining time. During a pause it changes
   * nothing: all pending requests are rejected together, which is one reason to slow down.
   */
  start(minMs?: number): number;
  /** Starts a pause of a fixed length; the next one has the base length again. */
  startFixed(ms: number): number;
  /** The next pause has the base length again. Does nothing during a pause. */
  reset(): void;
}

export function createBackoff(timing: BackoffTiming): Backoff {
  let failures = 0;
  let until = 0;
  const remainingMs = (): number => Math.ceil(Math.max(0, until - performance.now()));
  const pause = (ms: number): number => {
    until = performance.now() + ms;
    return Math.ceil(ms);
  };
  return {
    remainingMs,
    start: (minMs = 0) => {
      const remaining = remainingMs();
      if (remaining > 0) return remaining;
      const ms = backoffMs(failures, timing);
      failures += 1;
      return pause(Math.max(ms, minMs));
    },
    startFixed: (ms) => {
      failures = 0;
      return pause(ms);
    },
    reset: () => {
      if (remainingMs() === 0) failures = 0;
    },
  };
}
