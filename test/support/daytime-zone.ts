import { isInhabitedZone } from './inhabited-zone.ts';

/** Zones around the globe, in countries whose rules allow Sundays. */
const ZONES = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Halifax',
  'America/Sao_Paulo',
  'America/Noronha',
  'Atlantic/Azores',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Helsinki',
  'Asia/Riyadh',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Pacific/Port_Moresby',
  'Pacific/Guadalcanal',
  'Pacific/Auckland',
].filter(isInhabitedZone);
const WISHED_HOUR = 14;

/**
 * Returns a zone in which it is about 14:00 now, outside all quiet hours. For tests that run on the
 * system clock.
 */
export function daytimeZone(now: Date = new Date()): string {
  const [best] = ZONES.map((zone) => ({ zone, off: Math.abs(hourIn(zone, now) - WISHED_HOUR) })).sort(
    (a, b) => a.off - b.off,
  );
  return best?.zone ?? 'UTC';
}

function hourIn(zone: string, now: Date): number {
  return Number(new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now));
}
