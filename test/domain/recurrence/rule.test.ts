import { readRule } from '../../../src/domain/recurrence/read-rule.ts';
import { nameTime, occurrencesOf } from '../../../src/domain/recurrence/rule.ts';

const NEW_YORK = 'America/New_York';

function some(rrule: string, start: string, count: number, timezone = NEW_YORK): string[] {
  const occurrences = occurrencesOf({ rrule, timezone, startAt: new Date(start) });
  const found: string[] = [];
  let at = occurrences.next(new Date(start), 'inclusive');
  while (at !== null && found.length < count) {
    found.push(at.toISOString().slice(0, 16));
    at = occurrences.next(at, 'exclusive');
  }
  return found;
}

test.each([
  [
    'daily over the start of daylight saving time',
    'FREQ=DAILY',
    '2027-03-13T15:00:00Z',
    ['2027-03-13T15:00', '2027-03-14T14:00', '2027-03-15T14:00'],
  ],
  [
    'daily over its end',
    'FREQ=DAILY',
    '2027-11-06T14:00:00Z',
    ['2027-11-06T14:00', '2027-11-07T15:00', '2027-11-08T15:00'],
  ],
  [
    'a skipped time is the end of the gap',
    'FREQ=DAILY;BYHOUR=2;BYMINUTE=30',
    '2027-03-13T07:30:00Z',
    ['2027-03-13T07:30', '2027-03-14T07:00', '2027-03-15T06:30'],
  ],
  [
    'a repeated time occurs once',
    'FREQ=DAILY',
    '2027-11-06T05:30:00Z',
    ['2027-11-06T05:30', '2027-11-07T05:30', '2027-11-08T06:30'],
  ],
  [
    'weekdays on the clock of the zone',
    'FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=9;BYMINUTE=0',
    '2026-12-01T00:00:00Z',
    ['2026-12-03T14:00', '2026-12-07T14:00', '2026-12-10T14:00'],
  ],
  [
    'the last Friday of the month',
    'FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=10;BYMINUTE=0',
    '2026-12-01T00:00:00Z',
    ['2026-12-25T15:00', '2027-01-29T15:00'],
  ],
  ['COUNT', 'FREQ=DAILY;COUNT=2', '2026-12-01T15:00:00Z', ['2026-12-01T15:00', '2026-12-02T15:00']],
  [
    'UNTIL in UTC is included',
    'FREQ=DAILY;UNTIL=20261202T150000Z',
    '2026-12-01T15:00:00Z',
    ['2026-12-01T15:00', '2026-12-02T15:00'],
  ],
  [
    'UNTIL as a date includes the day in the zone',
    'FREQ=DAILY;BYHOUR=23;BYMINUTE=30;UNTIL=20261202',
    '2026-12-01T15:00:00Z',
    ['2026-12-02T04:30', '2026-12-03T04:30'],
  ],
])('%s', (_, rrule, start, expected) => {
  const more = /COUNT|UNTIL/.test(rrule) ? 1 : 0;
  expect(some(rrule, start, expected.length + more)).toEqual(expected);
});

test('every occurrence follows from any time between it and the one before, around clock changes', () => {
  const rrule = 'FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=30';
  const occurrences = occurrencesOf({ rrule, timezone: NEW_YORK, startAt: new Date('2027-01-01T00:00:00Z') });
  for (const day of ['2027-03-14', '2027-11-07'])
    for (let minute = 0; minute < 12 * 60; minute += 15) {
      const at = new Date(Date.parse(`${day}T02:00:00Z`) + minute * 60_000);
      const next = occurrences.next(at, 'exclusive') ?? at;
      expect(next.getTime()).toBeGreaterThan(at.getTime());
      expect(occurrences.next(next, 'inclusive')).toEqual(next);
      expect(occurrences.next(new Date(next.getTime() - 1), 'exclusive')).toEqual(next);
    }
});

test.each([
  ['FREQ=HOURLY', 'more than 1,464'],
  ['FREQ=MINUTELY', 'not supported'],
  ['FREQ=DAILY;BYMINUTE=0,30', 'less than an hour'],
  ['FREQ=DAILY;BYHOUR=9,11,13,15,17', 'more than 1,464'],
  ['FREQ=DAILY;BYSECOND=1', 'not supported'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', ''],
  ['FREQ=DAILY;UNTIL=20200101', 'no occurrence'],
  ['FREQ=DAILY;COUNT=2;UNTIL=20270101', 'both'],
  ['FREQ=DAILY;COUNT=1001', 'COUNT'],
  ['FREQ=DAILY;FREQ=WEEKLY', 'twice'],
  ['INTERVAL=2', 'FREQ'],
  ['FREQ=DAILY\nRDATE:20270101T000000Z', 'not supported'],
  ['every day', 'not supported'],
])('%s is rejected', (rrule, words) => {
  const read = readRule({ rrule, timezone: NEW_YORK, startAt: new Date('2026-12-01T15:00:20Z') });
  expect(read).toMatchObject({ ok: false, fault: expect.stringContaining(words) });
});

test('a daily rule is accepted in any spelling, and its first occurrence is the minute of the start', () => {
  const read = readRule({ rrule: ' rrule:freq=daily ', timezone: NEW_YORK, startAt: new Date('2028-12-01T15:00:20Z') });
  expect(read).toEqual({ ok: true, rrule: 'FREQ=DAILY', first: new Date('2028-12-01T15:00:00Z') });
});

test.each(['FREQ=DAILY;BYHOUR=9,17', 'FREQ=HOURLY;INTERVAL=6', 'FREQ=DAILY;BYHOUR=1,2,3,23;BYMINUTE=0'])(
  '%s, up to four times a day, is accepted whenever it starts',
  (rrule) => {
    for (let day = 0; day < 366; day += 1) {
      const startAt = new Date(Date.parse('2027-01-01T06:30:00Z') + day * 86_400_000);
      expect(readRule({ rrule, timezone: NEW_YORK, startAt })).toMatchObject({ ok: true });
    }
  },
);

test.each([
  ['FREQ=DAILY;BYHOUR=9', '2027-06-01'],
  ['FREQ=DAILY;BYHOUR=9,17', '2027-06-01 21:30'],
  ['FREQ=DAILY;BYMINUTE=0,30', '2027-06-01 21:30'],
  ['FREQ=HOURLY;INTERVAL=12', '2027-06-01 21:30'],
])('an occurrence of %s is named %s', (rrule, name) => {
  expect(nameTime({ rrule, timezone: NEW_YORK }, new Date('2027-06-02T01:30:00Z'))).toBe(name);
});
