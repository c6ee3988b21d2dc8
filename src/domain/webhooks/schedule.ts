const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Attempt times in milliseconds after the first attempt (reliability: partner webhooks). */
export const ATTEMPTS_AFTER_MS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Random share by which each step is lengthened or shortened. */
export const JITTER = 0.2;
/** Minimum delay for an overloaded receiver. */
export const MIN_OVERLOAD_DELAY_MS = MINUTE;
/** Retry-After is capped at this multiple of the step. */
export const MAX_STEPS = 2;

export interface FailedAttempt {
  /** Number of attempts so far, including this one. */
  readonly attempt: number;
  /** From 0 to 1; spreads events that failed at the same time. */
  readonly random: number;
  /** The receiver's Retry-After, or null. */
  readonly retryAfterMs: number | null;
  /** The receiver returned 429 or timed out. */
  readonly overloaded: boolean;
}

/**
 * Delay after a failed attempt in milliseconds; null after the last attempt. The step has a jitter
 * of ±20 %, Retry-After is clamped to one to two times the step, and an overloaded receiver gets at
 * least a minute.
 */
export function retryDelayMs({ attempt, random, retryAfterMs, overloaded }: FailedAttempt): number | null {
  const due = ATTEMPTS_AFTER_MS[attempt];
  const before = ATTEMPTS_AFTER_MS[attempt - 1];
  if (due === undefined || before === undefined) return null;
  const step = due - before;
  const spread = Math.round(step * (1 - JITTER + 2 * JITTER * random));
  const wanted = retryAfterMs === null ? spread : Math.min(Math.max(spread, retryAfterMs, step), MAX_STEPS * step);
  return overloaded ? Math.max(wanted, MIN_OVERLOAD_DELAY_MS) : wanted;
}
