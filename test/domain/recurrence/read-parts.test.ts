import { readRule } from '../../../src/domain/recurrence/read-rule.ts';

const startAt = new Date('2026-12-01T15:00:20Z');
const faultOf = (rrule: string): string | null => {
  const read = readRule({ rrule, timezone: 'America/New_York', startAt });
  return read.ok ? null : read.fault;
};

test.each([
  ['FREQ=YEARLY;BYMONTH=13', 'BYMONTH is 13; use 1 to 12'],
  ['FREQ=YEARLY;BYMONTH=0', 'BYMONTH is 0; use 1 to 12'],
  ['FREQ=YEARLY;BYMONTH=1,-1', 'BYMONTH is -1; use 1 to 12'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY is 32; use 1 to 31 or -31 to -1'],
  ['FREQ=MONTHLY;BYMONTHDAY=0', 'BYMONTHDAY is 0; use 1 to 31 or -31 to -1'],
  ['FREQ=YEARLY;BYYEARDAY=367', 'BYYEARDAY is 367; use 1 to 366 or -366 to -1'],
  ['FREQ=YEARLY;BYWEEKNO=-54', 'BYWEEKNO is -54; use 1 to 53 or -53 to -1'],
  ['FREQ=DAILY;BYHOUR=24', 'BYHOUR is 24; use 0 to 23'],
  ['FREQ=DAILY;BYMINUTE=60', 'BYMINUTE is 60; use 0 to 59'],
  ['FREQ=DAILY;BYHOUR=9;BYSETPOS=0', 'BYSETPOS is 0; use 1 to 366 or -366 to -1'],
  ['FREQ=DAILY;BYHOUR=9;BYSETPOS=2', 'BYSETPOS is 2, and a period of the rule has at most 1 times'],
  ['FREQ=DAILY;INTERVAL=0', 'INTERVAL is 0; use 1 to 9999'],
  ['FREQ=DAILY;INTERVAL=1,2', 'INTERVAL is 1,2; use 1 to 9999'],
  ['FREQ=DAILY;COUNT=1001', 'COUNT is 1001; use 1 to 1000'],
  ['FREQ=DAILY;BYHOUR=9.5', 'BYHOUR is 9.5; use 0 to 23'],
  ['FREQ=DAILY;BYHOUR=', 'BYHOUR has no value'],
  ['FREQ=DAILY;BYHOUR=9,', 'BYHOUR has an empty value'],
  ['FREQ=', 'FREQ has no value'],
  ['FREQ=WEEKLY;BYDAY=', 'BYDAY has no value'],
  ['FREQ=WEEKLY;BYDAY=MO,,TU', 'BYDAY has an empty value'],
  ['FREQ=WEEKLY;BYDAY=XX', 'BYDAY is XX; use SU, MO, TU, WE, TH, FR, SA, with 1 to 53 or -53 to -1 before it'],
  ['FREQ=YEARLY;BYDAY=54MO', 'BYDAY is 54MO; use SU, MO, TU, WE, TH, FR, SA, with 1 to 53 or -53 to -1 before it'],
  ['FREQ=MONTHLY;BYDAY=6MO', 'a number in BYDAY is above 5, and a month has at most five of a weekday'],
  ['FREQ=WEEKLY;BYDAY=1MO', 'numbers in BYDAY need FREQ=MONTHLY or FREQ=YEARLY'],
  ['FREQ=MONTHLY;BYWEEKNO=1', 'BYWEEKNO needs FREQ=YEARLY'],
  ['FREQ=WEEKLY;BYMONTHDAY=1', 'BYMONTHDAY cannot be used with FREQ=WEEKLY'],
  ['FREQ=DAILY;BYYEARDAY=1', 'BYYEARDAY needs FREQ=YEARLY or FREQ=HOURLY'],
  ['FREQ=DAILY;BYSETPOS=1', 'BYSETPOS needs another BY part'],
  ['FREQ=WEEKLY;WKST=XX', 'WKST is XX; use one of SU, MO, TU, WE, TH, FR, SA'],
  ['FREQ=DAILY;UNTIL=20270230', 'UNTIL is 20270230; use a date that exists, such as 20271231'],
  ['FREQ=DAILY;UNTIL=20270201T250000Z', 'UNTIL is 20270201T250000Z; use a date that exists, such as 20271231'],
  ['FREQ=DAILY;', 'a part is empty'],
  ['FREQ=DAILY;BYHOUR=9;BYHOUR=10', 'BYHOUR is given twice'],
  ['FREQ=DAILY;BYEASTER=0', 'the part BYEASTER=0 is not supported'],
  ['FREQ=HOURLY;BYMINUTE=0,30', 'BYHOUR and BYMINUTE name 48 times of a day; use at most 24'],
  [
    `FREQ=YEARLY;BYHOUR=${Array.from({ length: 200 }, () => 9).join(',')}${',9'.repeat(50)}`,
    'it is longer than 500 characters',
  ],
])('the rule %s is refused because %s', (rrule, fault) => {
  expect(faultOf(rrule)).toBe(fault);
});

test('a rule whose BY parts have more than 10,000 combinations is refused', () => {
  const upTo = (max: number): string => Array.from({ length: max }, (_, index) => index + 1).join(',');
  const rrule = `FREQ=MONTHLY;BYMONTH=${upTo(12)};BYMONTHDAY=${upTo(31)};BYDAY=SU,MO;BYHOUR=${upTo(23)}`;
  expect(faultOf(rrule)).toBe('its BY parts have 17112 combinations; use at most 10000');
});

test('limits and signs of RFC 5545 are accepted', () => {
  const rules = [
    'FREQ=MONTHLY;BYMONTHDAY=-31,+31;BYMONTH=12',
    'FREQ=YEARLY;BYYEARDAY=366,-366',
    'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO',
    'FREQ=YEARLY;BYDAY=53FR,-53TH,+1MO',
    'FREQ=WEEKLY;BYHOUR=0;BYMINUTE=59;BYDAY=SU;BYSETPOS=-1',
    'FREQ=WEEKLY;UNTIL=20280229T235959Z;WKST=SU',
  ];
  expect(rules.map(faultOf)).toEqual(rules.map(() => null));
});
