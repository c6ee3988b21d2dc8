import { DAY_MS } from '../durations.ts';

/** Two years of days per zone; campaigns look a few weeks ahead. */
const MAX_DAYS = 800;

/** One UTC day in a zone. No zone has ever changed its clocks twice in one. */
interface UtcDay {
  readonly before: number;
  readonly after: number;
  /** Time of the clock change, or Infinity. */
  readonly changesAt: number;
}

const daysOfZones = new Map<string, Map<number, UtcDay>>();
const MAX_ZONES = 1_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** Each takes 50 KB; making one again, for a day that is not cached, 60 microseconds. */
const MAX_FORMATS = 50;

export interface OffsetSpan {
  /** Local wall time minus UTC, in milliseconds. */
  readonly offsetMs: number;
  /** The offset applies until this time, exclusive; at most a day ahead. */
  readonly untilMs: number;
}

/**
 * A zone's offset at a time and how long it is known to apply. Walking the spans finds local times:
 * a time skipped in spring lies in no span, a time repeated in autumn in two. Throws a RangeError
 * for an unknown zone. Each day is cached, because Intl is 30 times slower.
 */
export function offsetSpan(zone: string, atMs: number): OffsetSpan {
  const day = Math.floor(atMs / DAY_MS);
  const { before, after, changesAt } = utcDay(zone, day);
  const nextDay = (day + 1) * DAY_MS;
  return atMs < changesAt
    ? { offsetMs: before, untilMs: Math.min(changesAt, nextDay) }
    : { offsetMs: after, untilMs: nextDay };
}

function utcDay(zone: string, day: number): UtcDay {
  const days = daysOfZones.get(zone) ?? new Map<number, UtcDay>();
  const known = days.get(day);
  if (known) return known;
  const start = day * DAY_MS;
  const before = askOffset(zone, start);
  const after = askOffset(zone, start + DAY_MS - 1);
  const found = {
    before,
    after,
    changesAt: before === after ? Number.POSITIVE_INFINITY : changeWithin(zone, start, before),
  };
  if (days.size >= MAX_DAYS) days.clear();
  days.set(day, found);
  // After the questions, which throw for an unknown zone.
  if (days.size === 1 && daysOfZones.size >= MAX_ZONES) daysOfZones.clear();
  daysOfZones.set(zone, days);
  return found;
}

/** Bisects to the second: clocks change on whole seconds. */
function changeWithin(zone: string, dayStart: number, before: number): number {
  let low = 0;
  let high = DAY_MS / 1_000;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (askOffset(zone, dayStart + middle * 1_000) === before) low = middle;
    else high = middle;
  }
  return dayStart + high * 1_000;
}

function askOffset(zone: string, atMs: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(atMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1_000) * 1_000;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    ...numeric,
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(zone, format);
  return format;
}
