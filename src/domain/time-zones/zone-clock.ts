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

interface Clock {
  readonly format: Intl.DateTimeFormat;
  readonly days: Map<number, UtcDay>;
}

const clocks = new Map<string, Clock>();
const MAX_CLOCKS = 1_000;

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
  const { before, after, changesAt } = utcDay(clockOf(zone), day);
  const nextDay = (day + 1) * DAY_MS;
  return atMs < changesAt
    ? { offsetMs: before, untilMs: Math.min(changesAt, nextDay) }
    : { offsetMs: after, untilMs: nextDay };
}

function clockOf(zone: string): Clock {
  const known = clocks.get(zone);
  if (known) return known;
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
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
  if (clock.days.size >= MAX_DAYS) clock.days.clear();
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

/** Bisects to the second: clocks change on whole seconds. */
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
