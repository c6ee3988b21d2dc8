import fc from 'fast-check';
import { waitUntil } from '../../../src/domain/journeys/wait-until.ts';

const NEW_YORK = { zones: ['America/New_York'], attributes: {}, properties: {} };

test.each([
  ['skips in spring, at the end of the gap', '02:30', '2029-03-11T05:00:00Z', '2029-03-11T07:00:00Z'],
  ['shows twice in autumn, the first time', '01:30', '2029-11-04T04:00:00Z', '2029-11-04T05:30:00Z'],
  ['shows twice, after the first time, on the next day', '01:30', '2029-11-04T05:31:00Z', '2029-11-05T06:30:00Z'],
])('a time of day that the clock %s', (_, time, arrivedAt, until) => {
  expect(waitUntil({ kind: 'delay_until', time }, new Date(arrivedAt), NEW_YORK)).toEqual(new Date(until));
});

const at = (config: object, facts: object = {}) =>
  waitUntil({ kind: 'delay_until', ...config }, new Date('2029-01-01T00:00:00Z'), { ...NEW_YORK, ...facts });

test.each([
  ['a date alone', { date: '2029-07-04' }, '2029-07-04T04:00:00Z'],
  ['a date and a time of day', { date: '2029-07-04', time: '10:00' }, '2029-07-04T14:00:00Z'],
  ['a date of an attribute', { attribute: 'day' }, '2029-07-04T04:00:00Z'],
  ['a date of an attribute and a time of day', { attribute: 'day', time: '10:00' }, '2029-07-04T14:00:00Z'],
  ['a date and a time without an offset', { attribute: 'wall' }, '2029-07-04T19:30:00Z'],
  ['the same with a space', { property: 'wall' }, '2029-07-04T19:30:15Z'],
  ['the day of an instant with a time of day', { attribute: 'instant', time: '10:00' }, '2029-07-03T14:00:00Z'],
  ['a day before across a clock change', { attribute: 'spring', offset_minutes: -1440 }, '2029-03-10T15:00:00Z'],
  ['an hour before', { attribute: 'wall', offset_minutes: -60 }, '2029-07-04T18:30:00Z'],
])('%s is meant on the clock of the contact', (_, config, until) => {
  const attributes = { day: '2029-07-04', wall: '2029-07-04T15:30', instant: '2029-07-04T02:00:00Z' };
  const facts = {
    attributes: { ...attributes, spring: '2029-03-11T10:00' },
    properties: { wall: '2029-07-04 15:30:15' },
  };
  expect(at(config, facts)).toEqual(new Date(until));
});

test('an explicit offset is an instant, wherever the contact is', () => {
  const attributes = { one: '2029-07-04T10:00:00+09:00', other: '2029-07-04T01:00:00Z' };
  for (const zones of [['America/New_York'], ['Asia/Tokyo'], []])
    for (const config of [{ attribute: 'one' }, { attribute: 'other' }, { at: '2029-07-04T01:00:00Z' }])
      expect(at(config, { zones, attributes })).toEqual(new Date('2029-07-04T01:00:00Z'));
});

test('a contact that may be in several zones waits until all have reached the time, and one without is in UTC', () => {
  const config = { date: '2029-07-04', time: '10:00' };
  expect(at(config, { zones: ['America/New_York', 'America/Los_Angeles'] })).toEqual(new Date('2029-07-04T17:00:00Z'));
  expect(at(config, { zones: [] })).toEqual(new Date('2029-07-04T10:00:00Z'));
});

test.each([
  ...['', 'soon', '2029-02-29', '2029-13-01', '2029-07-04T', '2029-07-04T24:00', '2029-07-04T10', '0000-01-01'],
  ...['2029-07-04T10:00:60', '2029-7-4', '04/07/2029', '2029-07-04T10:00 UTC', ' 2029-07-04', '20290704', 'now'],
])('%p is no time to wait for', (value) => {
  expect(at({ attribute: 'day' }, { attributes: { day: value } })).toBeNull();
});

test('drawn dates and times are shown by the clock of their zone, or are in its gap', () => {
  const drawn = fc.record({
    zone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
    minute: fc.integer({ min: Date.UTC(1975, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 }),
  });
  fc.assert(
    fc.property(drawn, ({ zone, minute }) => expectOnClock(zone, minute * 60_000)),
    { numRuns: 2_000 },
  );
});

test.each([
  ['Africa/Cairo', '2026-04-24T00:30'],
  ['America/St_Johns', '2006-10-29T00:00'],
  ['Antarctica/Troll', '2027-03-28T02:15'],
  ['Australia/Lord_Howe', '2027-04-04T01:45'],
  ['Europe/Dublin', '2027-10-31T01:30'],
  ['Pacific/Apia', '2011-12-30T12:00'],
])('in %s, %s is its first time or the end of the gap', (zone, wall) => {
  expectOnClock(zone, Date.parse(`${wall}Z`));
});

/** What `Intl` shows at the time, and whether it shows the wanted wall time at an earlier one. */
function expectOnClock(zone: string, local: number): void {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const shownAt = (time: number): string => format.format(time);
  const wall = new Date(local).toISOString();
  const wanted = `${wall.slice(0, 10)} ${wall.slice(11, 16)}`;
  const until = at({ date: wall.slice(0, 10), time: wall.slice(11, 16) }, { zones: [zone] })?.getTime() ?? 0;
  const before = Array.from({ length: 4 * 60 }, (_, index) => shownAt(until - (index + 1) * 60_000));
  expect(before).not.toContain(wanted);
  if (shownAt(until) === wanted) return;
  expect(shownAt(until) > wanted && (before[0] ?? '') < wanted).toBe(true);
}
