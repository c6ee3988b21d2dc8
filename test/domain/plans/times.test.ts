import { joinTimes } from '../../../src/domain/plans/goal/times.ts';
import { tokenize } from '../../../src/domain/plans/goal/tokenize.ts';

/** A Wednesday. */
const NOW = new Date('2029-06-13T18:30:00Z');

function timesIn(text: string, zone: string | null = 'Europe/London', now = NOW): (string | null)[] {
  return joinTimes(tokenize(text), text, { now, zone }).flatMap(({ kind, at }) =>
    kind === 'time' ? [at?.toISOString() ?? null] : [],
  );
}

test.each([
  ['tomorrow at 10am', '2029-06-14T09:00:00.000Z'],
  ['at 10 a.m. tomorrow', '2029-06-14T09:00:00.000Z'],
  ['on Friday 9:00', '2029-06-15T08:00:00.000Z'],
  ['in two hours', '2029-06-13T20:30:00.000Z'],
  ['at midday on 2029-12-24', '2029-12-24T12:00:00.000Z'],
  ['at 12am tomorrow', '2029-06-13T23:00:00.000Z'],
  ['tomorrow at 10am America/New_York', '2029-06-14T14:00:00.000Z'],
  ['at 2029-06-20T12:00:00+02:00', '2029-06-20T10:00:00.000Z'],
])('"%s" is a time on the clock of the zone', (text, expected) => {
  expect(timesIn(text)).toEqual([expected]);
});

test.each(['tomorrow', 'next month', 'at 9', 'at 25:00', 'at 13pm', 'on 2029-02-30', 'in 0 hours', 'Friday'])(
  '"%s" is no time',
  (text) => {
    expect(timesIn(text)).toEqual([]);
  },
);

test('a time that has passed, or could be meant for two days or zones, is unknown', () => {
  expect(timesIn('today at 9am')).toEqual([null]);
  expect(timesIn('on Wednesday at 9pm')).toEqual([null]);
  // It is the next day in Tokyo already.
  expect(timesIn('tomorrow at 10am Asia/Tokyo')).toEqual([null]);
  expect(timesIn('tomorrow at 10am', null)).toEqual([null]);
  expect(timesIn('in two hours', null)).toEqual(['2029-06-13T20:30:00.000Z']);
});

test('a time that the change of the clocks skips is the end of the gap', () => {
  const before = new Date('2029-03-24T12:00:00Z');
  expect(timesIn('tomorrow at 1:30', 'Europe/London', before)).toEqual(['2029-03-25T01:00:00.000Z']);
});
