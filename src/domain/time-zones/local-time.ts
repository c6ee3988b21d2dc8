import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { offsetSpan } from './zone-clock.ts';

/** No zone is further ahead of UTC. */
const MAX_AHEAD_MS = 15 * HOUR_MS;
/** The date at the start may be a day earlier or later than in UTC. */
const DAYS = [-1, 0, 1, 2];

/**
 * The next time from `fromMs` on that the clock of a recipient shows a time of day. With several
 * possible zones: when it is reached in all of them, on one date. Null without a zone.
 */
export function nextLocalTime(zones: readonly string[], minutes: number, fromMs: number): number | null {
  if (zones.length === 0) return null;
  const today = Math.floor(fromMs / DAY_MS);
  for (const day of DAYS) {
    const local = (today + day) * DAY_MS + minutes * MINUTE_MS;
    const reached = Math.max(...zones.map((zone) => instantOf(zone, local)));
    if (reached >= fromMs) return reached;
  }
  return null;
}

/** Of a time that is skipped in spring, the end of the gap; of one that is repeated, the first. */
export function instantOf(zone: string, local: number): number {
  for (let at = local - MAX_AHEAD_MS; ; ) {
    const { offsetMs, untilMs } = offsetSpan(zone, at);
    if (local < untilMs + offsetMs) return Math.max(at, local - offsetMs);
    at = untilMs;
  }
}
