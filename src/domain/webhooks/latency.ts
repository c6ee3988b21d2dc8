/** Receivers whose answers take longer, on average, wait for each other and for no one else. */
export const SLOW_MS = 500;

const LAST_WEIGHT = 0.2;

/** The moving average, in whole milliseconds, after an answer; null: it is the first one. */
export function nextAverage(averageMs: number | null, lastMs: number): number {
  return Math.round(averageMs === null ? lastMs : averageMs + (lastMs - averageMs) * LAST_WEIGHT);
}
