import { RULE_PACKS } from '../../../src/domain/rule-packs/packs.ts';
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

const MOUNTAIN = ['America/Denver', '-07:00'] as const;
const WORKDAYS = [WEDNESDAY, SATURDAY];

const HOURS: readonly Row[] = [
  ['US', EASTERN, EVERY_DAY, 8, 21],
  ['US-NY', EASTERN, EVERY_DAY, 8, 21],
  ['US-ZZ', EASTERN, EVERY_DAY, 8, 20],
  ['US-AL', CENTRAL, WORKDAYS, 8, 20],
  ['US-CA', PACIFIC, EVERY_DAY, 9, 21],
  ['US-CT', EASTERN, EVERY_DAY, 9, 20],
  ['US-FL', EASTERN, EVERY_DAY, 8, 20],
  ['US-IL', CENTRAL, EVERY_DAY, 9, 21],
  ['US-KY', EASTERN, EVERY_DAY, 10, 21],
  ['US-LA', CENTRAL, WORKDAYS, 8, 20],
  ['US-MA', EASTERN, EVERY_DAY, 8, 20],
  ['US-MD', EASTERN, EVERY_DAY, 8, 20],
  ['US-ME', EASTERN, [WEDNESDAY], 9, 17],
  ['US-MI', EASTERN, EVERY_DAY, 9, 21],
  ['US-MN', CENTRAL, EVERY_DAY, 9, 21],
  ['US-MS', CENTRAL, WORKDAYS, 8, 20],
  ['US-NJ', EASTERN, EVERY_DAY, 8, 20],
  ['US-NM', MOUNTAIN, EVERY_DAY, 9, 21],
  ['US-NV', PACIFIC, EVERY_DAY, 9, 20],
  ['US-OK', CENTRAL, EVERY_DAY, 8, 20],
  ['US-OR', PACIFIC, EVERY_DAY, 8, 20],
  ['US-PA', EASTERN, [WEDNESDAY], 8, 21],
  ['US-PA', EASTERN, [SATURDAY], 8, 12],
  ['US-RI', EASTERN, [WEDNESDAY], 9, 18],
  ['US-RI', EASTERN, [SATURDAY], 10, 17],
  ['US-SC', EASTERN, EVERY_DAY, 8, 21],
  ['US-SD', CENTRAL, [WEDNESDAY], 9, 21],
  ['US-TX', CENTRAL, WORKDAYS, 9, 21],
  ['US-TX', CENTRAL, [SUNDAY], 12, 21],
  ['US-UT', MOUNTAIN, WORKDAYS, 8, 21],
  ['US-VA', EASTERN, EVERY_DAY, 8, 21],
  ['US-WA', PACIFIC, EVERY_DAY, 8, 20],
  ['US-WY', MOUNTAIN, EVERY_DAY, 8, 20],
  ['US-PR', ['America/Puerto_Rico', '-04:00'], EVERY_DAY, 8, 21],
  ['CA-ON', ['America/Toronto', '-05:00'], [WEDNESDAY], 9, 21.5],
  ['CA-ON', ['America/Toronto', '-05:00'], [SATURDAY, SUNDAY], 10, 18],
  ['FR', ['Europe/Paris', '+01:00'], WORKDAYS, 8, 22],
  ['DE', ['Europe/Berlin', '+01:00'], EVERY_DAY, 8, 20],
  ['GB', ['Europe/London', '+00:00'], [WEDNESDAY], 8, 20],
  ['GB', ['Europe/London', '+00:00'], [SATURDAY, SUNDAY], 9, 20],
  ['IN', ['Asia/Kolkata', '+05:30'], EVERY_DAY, 10, 21],
  ['AU', ['Australia/Brisbane', '+10:00'], [WEDNESDAY], 9, 20],
  ['AU', ['Australia/Brisbane', '+10:00'], [SATURDAY], 9, 17],
  ['AE', ['Asia/Dubai', '+04:00'], EVERY_DAY, 9, 18],
  ['BR', ['America/Sao_Paulo', '-03:00'], [WEDNESDAY], 9, 20],
  ['BR', ['America/Sao_Paulo', '-03:00'], [SATURDAY], 10, 16],
  ['ES', ['Europe/Madrid', '+01:00'], [WEDNESDAY], 9, 21],
  ['ZA', ['Africa/Johannesburg', '+02:00'], [WEDNESDAY], 8, 20],
  ['ZA', ['Africa/Johannesburg', '+02:00'], [SATURDAY], 9, 13],
  ['MX', ['America/Mexico_City', '-06:00'], EVERY_DAY, 9, 20],
  ['AT', ['Europe/Vienna', '+01:00'], EVERY_DAY, 8, 21],
];

const edges = HOURS.flatMap(([jurisdiction, [zone, offset], days, opens, closes]) =>
  days.map((day) => ({ jurisdiction, zone, offset, day, opens, closes })),
);

test.each(edges)('$jurisdiction allows messages from $opens to $closes on $day, to the second', (row) => {
  const where = location(row.zone, row.jurisdiction);
  const at = (hour: number, shiftSeconds: number): string =>
    new Date(Date.parse(`${row.day}T00:00:00${row.offset}`) + (hour * 3_600 + shiftSeconds) * 1_000).toISOString();
  const early = evaluate(at(row.opens, -1), where);
  expect([early.allowed, nextAt(early)]).toEqual([false, at(row.opens, 0)]);
  expect(evaluate(at(row.opens, 0), where).allowed).toBe(true);
  expect(evaluate(at(row.closes, -1), where).allowed).toBe(true);
  const late = evaluate(at(row.closes, 0), where);
  expect(late.allowed).toBe(false);
  expect(Date.parse(nextAt(late) ?? '')).toBeGreaterThan(Date.parse(at(row.closes, 0)));
});

test.each([
  ['US-AL', CENTRAL],
  ['US-LA', CENTRAL],
  ['US-MS', CENTRAL],
  ['US-PA', EASTERN],
  ['US-RI', EASTERN],
  ['US-UT', MOUNTAIN],
  ['FR', ['Europe/Paris', '+01:00']],
  ['AU', ['Australia/Brisbane', '+10:00']],
  ['US-ME', EASTERN],
  ['US-SD', CENTRAL],
  ['BR', ['America/Sao_Paulo', '-03:00']],
  ['ES', ['Europe/Madrid', '+01:00']],
  ['ZA', ['Africa/Johannesburg', '+02:00']],
] as const)('%s is closed all Sunday', (jurisdiction, [zone, offset]) => {
  for (let hour = 0; hour < 24; hour++) {
    const at = new Date(Date.parse(`${SUNDAY}T00:30:00${offset}`) + hour * 3_600_000).toISOString();
    expect([hour, evaluate(at, location(zone, jurisdiction)).allowed]).toEqual([hour, false]);
  }
});

test.each([
  ['ZA', 'Africa/Johannesburg', '2026-08-10T12:00:00+02:00', "National Women's Day (observed)"],
  ['ES', 'Europe/Madrid', '2026-12-08T12:00:00+01:00', 'Immaculate Conception'],
  ['BR', 'America/Sao_Paulo', '2026-11-20T12:00:00-03:00', 'Black Awareness Day'],
])('%s is closed on its holiday', (jurisdiction, zone, at, holiday) => {
  expect(evaluate(at, location(zone, jurisdiction))).toMatchObject({ allowed: false, holiday });
});

test('the rows that a lawyer should check name a statute and where it was read', () => {
  const rows = ['AE', 'BR', 'ES', 'ZA', 'US-ME', 'US-SC', 'US-SD'].map((jurisdiction) =>
    RULE_PACKS[0].timeOfDay.filter((rule) => rule.jurisdiction === jurisdiction),
  );
  expect(rows.map(({ length }) => length)).toEqual(rows.map(() => 1));
  for (const [row] of rows) expect(row?.source).toMatch(/\d.*(?:\.com|\.gov|\.us|\.co\.za|\.br|M\.R\.S\.)/);
});

test.each([
  ['US-RI', 'America/New_York', '2026-08-10T12:00:00-04:00', 'Victory Day'],
  ['US-AL', 'America/Chicago', '2026-07-03T12:00:00-05:00', 'Independence Day (observed)'],
  ['US-LA', 'America/Chicago', '2026-02-17T12:00:00-06:00', 'Mardi Gras'],
  ['US-MS', 'America/Chicago', '2026-04-27T12:00:00-05:00', 'Confederate Memorial Day'],
  ['US-UT', 'America/Denver', '2026-07-24T12:00:00-06:00', 'Pioneer Day'],
  ['US-PA', 'America/New_York', '2026-11-03T12:00:00-05:00', 'Election Day'],
])('%s is closed at noon on a holiday, which the rejection names', (jurisdiction, zone, at, holiday) => {
  expect(evaluate(at, location(zone, `US ${jurisdiction}`))).toMatchObject({ allowed: false, jurisdiction, holiday });
});

test('a rejection names the rules that reject, the jurisdiction, the time zone and the local time', () => {
  expect(evaluate('2026-11-18T20:30:00-05:00', location('America/New_York', 'US US-FL'))).toEqual({
    allowed: false,
    rules: ['us-fl-hours'],
    nextAllowedAt: new Date('2026-11-19T08:00:00-05:00'),
    zone: 'America/New_York',
    localTime: '2026-11-18T20:30:00',
    jurisdiction: 'US-FL',
    holiday: null,
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
  const verdict = evaluate('2026-11-18T21:30:00+01:00', location('Europe/Paris', 'AT FR'));
  expect(verdict).toMatchObject({ allowed: false, rules: ['default-hours'], jurisdiction: 'AT' });
});

test('a state includes the rules of its country', () => {
  expect(evaluate('2026-11-18T21:00:00-05:00', location('America/New_York', 'US-NY'))).toMatchObject({
    rules: ['us-federal-hours'],
  });
});

test('a location without a time zone has no allowed time', () => {
  const nowhere = { zones: [], jurisdictions: [] };
  expect(evaluate('2026-11-18T12:00:00Z', nowhere)).toEqual({
    allowed: false,
    rules: ['place-unknown'],
    nextAllowedAt: null,
    zone: null,
    localTime: null,
    jurisdiction: null,
    holiday: null,
  });
});
