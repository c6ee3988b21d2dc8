const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** When attempts are made, from the first one on, in milliseconds (reliability: partner webhooks). */
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

/** Each step is longer or shorter by up to this share of it. */
export const JITTER = 0.2;
/** What an overloaded receiver gets at least. */
export const FLOOR_MS = MINUTE;
/** A Retry-After counts up to so many times the step. */
export const MOST_STEPS = 2;

export interface FailedAttempt {
  /** How many attempts have been made, this one among them. */
  readonly attempt: number;
  /** From 0 up to 1; spreads events that failed together. */
  readonly random: number;
  /** What the receiver asked for, or null. */
  readonly retryAfterMs: number | null;
  /** The receiver was overloaded (429) or did not answer in time. */
  readonly overloaded: boolean;
}

/**
 * How long to wait after a failed attempt, in milliseconds; null after the last one. The step is spread by a fifth both ways; a Retry-After
 * counts from one to two times the step; an overloaded receiver gets a minute at least.
 */
export function retryDelayMs({ attempt, random, retryAfterMs, overloaded }: FailedAttempt): number | null {
  const due = ATTEMPTS_AFTER_MS[attempt];
  const before = ATTEMPTS_AFTER_MS[attempt - 1];
  if (due === undefined || before === undefined) return null;
  const step = due - before;
  const spread = Math.round(step * (1 - JITTER + 2 * JITTER * random));
  const wanted = retryAfterMs === null ? spread : Math.min(Math.max(spread, retryAfterMs, step), MOST_STEPS * step);
  return overloaded ? Math.max(wanted, FLOOR_MS) : wanted;
}
