/** Longer waits are cut: clients have stopped retrying by then. */
const MAX_SECONDS = 365 * 86_400;
const HTTP_DATE = /^(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?, .+ GMT$/;

/**
 * Milliseconds from `nowMs` that a Retry-After header requests, in seconds or as an HTTP date (RFC
 * 9110, 10.2.3); null when it is neither. Never negative.
 */
export function readRetryAfterMs(header: string | readonly string[] | undefined, nowMs: number): number | null {
  const text = (typeof header === 'string' ? header : header?.[0])?.trim();
  if (!text) return null;
  if (/^\d+$/.test(text)) return Math.min(Number(text), MAX_SECONDS) * 1000;
  const time = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : Math.min(Math.max(time - nowMs, 0), MAX_SECONDS * 1000);
}
