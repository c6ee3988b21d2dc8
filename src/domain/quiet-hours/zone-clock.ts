const DAY_MS = 86_400_000;
/** Two years of days a zone; campaigns look at a few weeks. */
const MOST_DAYS = 800;

/** One UTC day in a zone. No zone has ever changed its clocks twice within one. */
interface UtcDay {
  readonly before: number;
  readonly after: number;
  /** The instant of the change, or Infinity. */
  readonly changesAt: number;
}

interface Clock {
  readonly format: Intl.DateTimeFormat;
  readonly days: Map<number, UtcDay>;
}

const clocks = new Map<string, Clock>();
const MOST_CLOCKS = 1_000;

export interface OffsetSpan {
  /** Local wall time minus UTC, in milliseconds. */
  readonly offsetMs: number;
  /** The offset holds up to this instant, exclusive; at most a day away. */
  readonly untilMs: number;
}

/**
 * A zone's offset at an instant and how long it surely holds, so that a local wall time is found by going along spans: a time that a spring
 * change leaves out lies in none, one that an autumn change repeats lies in two. Throws a RangeError for a zone that the database lacks.
 * Asking Intl costs 3 us, so each day's answer is kept: 0.1 us.
 */
export function offsetSpan(zone: string, atMs: number): OffsetSpan {
  const day = Math.floor(atMs / DAY_MS);
  const { before, after, changesAt } = utcDay(clockOf(zone), day);
  const nextDay = (day + 1) * DAY_MS;
  return atMs < changesAt
    ? { offsetMs: before, untilMs: Math.min(changesAt, nextDay) }
    : { offsetMs: after, untilMs: nextDay };
}

function clockOf(zone: string): Clock {
  const known = clocks.get(zone);
  if (known) return known;
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
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
  const clock = { format, days: new Map() };
  clocks.set(zone, clock);
  return clock;
}

function utcDay(clock: Clock, day: number): UtcDay {
  const known = clock.days.get(day);
  if (known) return known;
  if (clock.days.size >= MOST_DAYS) clock.days.clear();
  const start = day * DAY_MS;
  const before = askOffset(clock, start);
  const after = askOffset(clock, start + DAY_MS - 1);
  const found = {
    before,
    after,
    changesAt: before === after ? Number.POSITIVE_INFINITY : changeWithin(clock, start, before),
  };
  clock.days.set(day, found);
  return found;
}

/** Bisects to the second: clocks change on whole ones. */
function changeWithin(clock: Clock, dayStart: number, before: number): number {
  let low = 0;
  let high = DAY_MS / 1_000;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (askOffset(clock, dayStart + middle * 1_000) === before) low = middle;
    else high = middle;
  }
  return dayStart + high * 1_000;
}

function askOffset(clock: Clock, atMs: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clock.format.formatToParts(atMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1_000) * 1_000;
}
