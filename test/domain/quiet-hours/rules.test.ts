import { evaluate, location, nextAt } from '../../support/at.ts';

const WEDNESDAY = '2026-11-18';
const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const EVERY_DAY = [WEDNESDAY, SATURDAY, SUNDAY];

const EASTERN = ['America/New_York', '-05:00'] as const;
const CENTRAL = ['America/Chicago', '-06:00'] as const;
const PACIFIC = ['America/Los_Angeles', '-08:00'] as const;

type Row = readonly [
  jurisdiction: string,
  clock: readonly [string, string],
  days: readonly string[],
  opens: number,
  closes: number,
];

const HOURS: readonly Row[] = [
  ['US', EASTERN, EVERY_DAY, 8, 21],
  ['US-NY', EASTERN, EVERY_DAY, 8, 21],
  ['US-ZZ', EASTERN, EVERY_DAY, 8, 20],
  ['US-AL', CENTRAL, EVERY_DAY, 8, 20],
  ['US-CA', PACIFIC, EVERY_DAY, 9, 21],
  ['US-CT', EASTERN, EVERY_DAY, 9, 20],
  ['US-FL', EASTERN, EVERY_DAY, 8, 20],
  ['US-IL', CENTRAL, EVERY_DAY, 9, 21],
  ['US-KY', EASTERN, EVERY_DAY, 10, 21],
  ['US-LA', CENTRAL, EVERY_DAY, 8, 20],
  ['US-MA', EASTERN, EVERY_DAY, 8, 20],
  ['US-MD', EASTERN, EVERY_DAY, 8, 20],
  ['US-MI', EASTERN, EVERY_DAY, 9, 21],
  ['US-MN', CENTRAL, EVERY_DAY, 9, 21],
  ['US-MS', CENTRAL, EVERY_DAY, 8, 20],
  ['US-NJ', EASTERN, EVERY_DAY, 8, 20],
  ['US-OK', CENTRAL, EVERY_DAY, 8, 20],
  ['US-RI', EASTERN, [WEDNESDAY], 9, 18],
  ['US-RI', EASTERN, [SATURDAY, SUNDAY], 10, 17],
  ['US-TX', CENTRAL, [WEDNESDAY, SATURDAY], 9, 21],
  ['US-TX', CENTRAL, [SUNDAY], 12, 21],
  ['US-VA', EASTERN, EVERY_DAY, 8, 21],
  ['US-WA', PACIFIC, EVERY_DAY, 8, 20],
  ['US-PR', ['America/Puerto_Rico', '-04:00'], EVERY_DAY, 8, 21],
  ['CA-ON', ['America/Toronto', '-05:00'], EVERY_DAY, 8, 21],
  ['FR', ['Europe/Paris', '+01:00'], [WEDNESDAY, SATURDAY], 8, 22],
  ['DE', ['Europe/Berlin', '+01:00'], EVERY_DAY, 8, 21],
];

const edges = HOURS.flatMap(([jurisdiction, [zone, offset], days, opens, closes]) =>
  days.map((day) => ({ jurisdiction, zone, offset, day, opens, closes })),
);

test.each(edges)('$jurisdiction allows messages from $opens to $closes on $day, to the second', (row) => {
  const where = location(row.zone, row.jurisdiction);
  const at = (hour: number, shiftSeconds: number): string =>
    new Date(
      Date.parse(`${row.day}T${String(hour).padStart(2, '0')}:00:00${row.offset}`) + shiftSeconds * 1_000,
    ).toISOString();
  const early = evaluate(at(row.opens, -1), where);
  expect([early.allowed, nextAt(early)]).toEqual([false, at(row.opens, 0)]);
  expect(evaluate(at(row.opens, 0), where).allowed).toBe(true);
  expect(evaluate(at(row.closes, -1), where).allowed).toBe(true);
  const late = evaluate(at(row.closes, 0), where);
  expect(late.allowed).toBe(false);
  expect(Date.parse(nextAt(late) ?? '')).toBeGreaterThan(Date.parse(at(row.closes, 0)));
});

test('a rejection names the rules that reject, the time zone and the local time', () => {
  expect(evaluate('2026-11-18T20:30:00-05:00', location('America/New_York', 'US US-FL'))).toEqual({
    allowed: false,
    rules: ['us-fl-hours'],
    nextAllowedAt: new Date('2026-11-19T08:00:00-05:00'),
    zone: 'America/New_York',
    localTime: '2026-11-18T20:30:00',
  });
});

test('an allowed result names every rule that was evaluated', () => {
  const verdict = evaluate('2026-11-18T12:00:00-05:00', location('America/New_York', 'US US-FL'));
  expect(verdict).toEqual({ allowed: true, rules: ['us-federal-hours', 'us-fl-hours'] });
});

test('a Saturday evening in Texas waits until Sunday noon', () => {
  expect(nextAt(evaluate('2026-11-21T21:00:00-06:00', location('America/Chicago', 'US US-TX')))).toBe(
    '2026-11-22T18:00:00.000Z',
  );
});

test("the rules of the number's state and of the address's state both apply", () => {
  const both = location('America/New_York', 'US US-KY US-RI');
  expect(evaluate('2026-11-18T09:30:00-05:00', both)).toMatchObject({ allowed: false, rules: ['us-ky-hours'] });
  expect(evaluate('2026-11-18T18:00:00-05:00', both)).toMatchObject({ allowed: false, rules: ['us-ri-hours'] });
});

test('a Saturday night in France waits until Monday', () => {
  const verdict = evaluate('2026-11-21T22:00:00+01:00', location('Europe/Paris', 'FR'));
  expect(nextAt(verdict)).toBe('2026-11-23T07:00:00.000Z');
});

test.each([
  ['2026-07-14T12:00:00+02:00', '2026-07-15T06:00:00.000Z'],
  // Easter Monday (from Easter Sunday), Good Friday in Alsace, Ascension Day, Whit Monday.
  ['2026-04-05T12:00:00+02:00', '2026-04-07T06:00:00.000Z'],
  ['2026-04-03T12:00:00+02:00', '2026-04-04T06:00:00.000Z'],
  ['2026-05-14T12:00:00+02:00', '2026-05-15T06:00:00.000Z'],
  ['2026-05-25T12:00:00+02:00', '2026-05-26T06:00:00.000Z'],
  // Christmas Day, followed by a holiday in Alsace and a Sunday.
  ['2026-12-25T12:00:00+01:00', '2026-12-28T07:00:00.000Z'],
])('France is closed on the holiday %s until %s', (at, next) => {
  expect(nextAt(evaluate(at, location('Europe/Paris', 'FR')))).toBe(next);
});

test('a country without a rule uses the default hours, also beside a country that has rules', () => {
  const verdict = evaluate('2026-11-18T21:30:00+01:00', location('Europe/Paris', 'BE FR'));
  expect(verdict).toMatchObject({ allowed: false, rules: ['default-hours'] });
});

test('a state includes the rules of its country', () => {
  expect(evaluate('2026-11-18T21:00:00-05:00', location('America/New_York', 'US-NY'))).toMatchObject({
    rules: ['us-federal-hours'],
  });
});

test('a location without a time zone has no allowed time', () => {
  const nowhere = { zones: [], jurisdictions: [] };
  expect(evaluate('2026-11-18T12:00:00Z', nowhere)).toEqual({
    ...{ allowed: false, rules: ['place-unknown'], nextAllowedAt: null, zone: null, localTime: null },
  });
});
