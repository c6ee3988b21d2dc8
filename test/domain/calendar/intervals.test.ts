import fc from 'fast-check';
import { comparedPeriod, edgesOf, type Interval, namedPeriod } from '../../../src/domain/calendar/intervals.ts';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** The clock of a zone as Intl shows it, the plain reference. */
function clockOf(zone: string) {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', ...options });
  return (at: number) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return { date: `${parts.year}-${parts.month}-${parts.day}`, minute: Number(parts.minute) };
  };
}

const isMonday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 1;

/** Whether an interval begins at a quarter of an hour: the clock shows something new. */
function begins(zone: string, interval: Interval): (at: number) => boolean {
  const clock = clockOf(zone);
  return (at) => {
    const { date, minute } = clock(at);
    if (interval === 'hour') return minute === 0;
    const before = clock(at - QUARTER_MS).date;
    if (interval === 'day') return date !== before;
    if (interval === 'month') return date.slice(0, 7) !== before.slice(0, 7);
    return date !== before && weekOf(date) !== weekOf(before);
  };
}

const weekOf = (date: string): number => Math.floor((Date.parse(date) / DAY_MS + 3) / 7);

const PLACES: readonly (readonly [zone: string, from: string, what: string])[] = [
  ['America/New_York', '2026-03-06T12:00:00Z', 'clocks go forward'],
  ['America/New_York', '2026-10-30T12:00:00Z', 'clocks go back'],
  ['Australia/Lord_Howe', '2026-04-03T00:00:00Z', 'clocks go back by half an hour'],
  ['Australia/Lord_Howe', '2026-10-02T00:00:00Z', 'clocks go forward by half an hour'],
  ['Asia/Kathmandu', '2026-05-30T00:00:00Z', 'offsets of quarters'],
  ['Pacific/Apia', '2011-12-28T00:00:00Z', 'a date is skipped'],
  ['America/Havana', '2026-10-30T00:00:00Z', 'midnight comes twice'],
  ['Africa/Cairo', '2026-04-22T00:00:00Z', 'midnight is skipped'],
  ['Pacific/Chatham', '2026-04-03T00:00:00Z', 'clocks go back at a quarter'],
];

test.each(PLACES)('in %s from %s (%s), hours and days begin when the clock shows them', (zone, from) => {
  const start = Date.parse(from);
  for (const interval of ['hour', 'day', 'week', 'month'] as const) {
    const edges = edgesOf(zone, interval, start, start + 6 * DAY_MS, 1_000) ?? [];
    const expected: number[] = [];
    for (let at = edges[0] as number; at <= (edges.at(-1) as number); at += QUARTER_MS)
      if (begins(zone, interval)(at)) expected.push(at);
    expect(edges.map((at) => new Date(at).toISOString())).toEqual(expected.map((at) => new Date(at).toISOString()));
    expect(edges[0]).toBeLessThanOrEqual(start);
    expect(edges.at(-1)).toBeGreaterThanOrEqual(start + 6 * DAY_MS);
  }
});

test('intervals of every zone are as the clock shows them at any time', () => {
  const zones = [
    'UTC',
    'Europe/Paris',
    'Asia/Kolkata',
    'America/St_Johns',
    'America/Santiago',
    'Asia/Tehran',
    'Pacific/Kiritimati',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom('hour' as const, 'day' as const, 'week' as const, 'month' as const),
      fc.integer({ min: Date.parse('2015-01-01') / QUARTER_MS, max: Date.parse('2035-01-01') / QUARTER_MS }),
      (zone, interval, quarter) => {
        const edges = edgesOf(zone, interval, quarter * QUARTER_MS, (quarter + 300) * QUARTER_MS, 1_000) ?? [];
        const begun = begins(zone, interval);
        expect(edges.every(begun)).toBe(true);
        for (let at = (edges[0] as number) + QUARTER_MS; at < (edges.at(-1) as number); at += QUARTER_MS)
          if (!edges.includes(at)) expect(begun(at)).toBe(false);
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);

test('a week begins on Monday, and more intervals than are allowed are none', () => {
  const edges = edgesOf('Europe/Paris', 'week', Date.parse('2026-11-19'), Date.parse('2026-11-27'), 10) ?? [];
  expect(edges.map((at) => isMonday(clockOf('Europe/Paris')(at).date))).toEqual([true, true, true]);
  expect(edgesOf('UTC', 'hour', 0, 100 * DAY_MS, 1_000)).toBeNull();
});

const iso = (times: readonly number[]): string[] => times.map((at) => new Date(at).toISOString());

test('whole months are compared with the months before them, other periods with as many days', () => {
  const months = (zone: string, from: string, to: string, how: 'previous_period' | 'year_ago' = 'previous_period') =>
    iso(comparedPeriod(zone, Date.parse(from), Date.parse(to), how));
  expect(months('UTC', '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z')).toEqual(
    iso([Date.UTC(2026, 1, 1), Date.UTC(2026, 2, 1)]),
  );
  expect(months('America/New_York', '2026-11-01T04:00:00Z', '2026-12-01T05:00:00Z')).toEqual(
    iso([Date.parse('2026-10-01T04:00:00Z'), Date.parse('2026-11-01T04:00:00Z')]),
  );
  expect(months('UTC', '2026-03-10T00:00:00Z', '2026-03-17T00:00:00Z')).toEqual(
    iso([Date.UTC(2026, 2, 3), Date.UTC(2026, 2, 10)]),
  );
  expect(months('UTC', '2028-02-29T00:00:00Z', '2028-03-01T00:00:00Z', 'year_ago')).toEqual(
    iso([Date.UTC(2027, 1, 28), Date.UTC(2027, 2, 1)]),
  );
});

test('named periods are whole days of the zone', () => {
  const now = Date.parse('2026-11-26T03:00:00Z');
  expect(iso(namedPeriod('America/New_York', 'today', now))).toEqual([
    '2026-11-25T05:00:00.000Z',
    '2026-11-26T05:00:00.000Z',
  ]);
  expect(iso(namedPeriod('Asia/Kathmandu', 'last_month', now))).toEqual([
    '2026-09-30T18:15:00.000Z',
    '2026-10-31T18:15:00.000Z',
  ]);
});
