import { offsetSpan } from './zone-clock.ts';

/** No clock is further behind UTC. */
const LAST_ZONE = 'Etc/GMT+12';

/** The date (YYYY-MM-DD) at a time in the zone that is furthest behind; without zones in any. */
export function earliestDate(zones: readonly string[], atMs: number): string {
  const offsets = (zones.length === 0 ? [LAST_ZONE] : zones).map((zone) => offsetSpan(zone, atMs).offsetMs);
  return new Date(atMs + Math.min(...offsets)).toISOString().slice(0, 10);
}
