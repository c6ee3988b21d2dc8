import { faultOfClock, readClock } from '../../../src/domain/time-zones/read-clock.ts';
import { offsetSpan } from '../../../src/domain/time-zones/zone-clock.ts';

test.each([
  ...['UTC', 'utc', ' UTC ', 'Etc/UTC', 'etc/utc', 'GMT', 'gmt', 'Etc/GMT', 'GMT0', 'GMT+0', 'Etc/GMT-0', 'Z', 'z'],
  ...['Zulu', 'Etc/Zulu', 'UCT', 'Universal', 'Greenwich', '+00:00', '-00:00'],
])('%p is UTC', (typed) => {
  expect(readClock(typed)).toEqual({ kind: 'zone', name: 'UTC' });
});

test.each([
  ['europe/paris', 'Europe/Paris'],
  ['EUROPE/PARIS', 'Europe/Paris'],
  [' America/New York ', 'America/New_York'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['US/Eastern', 'America/New_York'],
  ['GB', 'Europe/London'],
  ['Japan', 'Asia/Tokyo'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['EST5EDT', 'America/New_York'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['Atlantic/Reykjavik', 'Atlantic/Reykjavik'],
])('%p is %s', (typed, name) => {
  expect(readClock(typed)).toEqual({ kind: 'zone', name });
});

test.each([
  ['EST', 'doubtful', 'America/New_York'],
  ['MST', 'doubtful', 'America/Denver'],
  ['CET', 'doubtful', 'Europe/Paris'],
  ['PST', 'unknown', 'America/Los_Angeles'],
  ['Eastern Time', 'unknown', 'America/New_York'],
  ['+02:00', 'unknown', 'Etc/GMT-2'],
  ['-0500', 'unknown', 'Etc/GMT+5'],
  ['UTC+2', 'unknown', 'Etc/GMT-2'],
  ['+05:30', 'unknown', 'Asia/Kolkata'],
  ['Berlin', 'unknown', 'Europe/Berlin'],
  ['new york', 'unknown', 'America/New_York'],
  ['Europe/Berlim', 'unknown', 'Europe/Berlin'],
  ['Europe/Paris\u0000', 'unknown', 'Europe/Paris'],
  ['Pacific/Aucklnd', 'unknown', 'Pacific/Auckland'],
])('%p is refused as %s, and %s is named instead', (typed, kind, nearest) => {
  const read = readClock(typed);
  expect(read).toMatchObject({ kind, nearest });
  expect(read.kind === 'zone' ? '' : faultOfClock(read)).toContain(nearest);
});

test.each([
  ...['', '   ', 'x'.repeat(65), 'Mars/Olympus', 'Etc/GMT+15', 'Etc/Unknown', '+25:00', 'Europe/', '/', '..'],
  ...["Europe/Paris'; DROP TABLE contacts; --", '<b>Europe/Paris</b>', '__proto__', 'constructor'],
  ...['SystemV/EST5', 'posix/UTC', 'Factory', '🕐', 'toString', '{{ zone }}'],
])('%p is refused, and nothing is guessed', (typed) => {
  expect(readClock(typed)).toEqual({ kind: 'unknown', nearest: null });
});

test('every accepted name is a clock that this process has, and is accepted as itself again', () => {
  for (const typed of Intl.supportedValuesOf('timeZone')) {
    const read = readClock(typed);
    const name = read.kind === 'unknown' ? '' : read.name;
    expect(readClock(name)).toEqual(read);
    const times = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];
    for (const time of times) expect(offsetSpan(name, time).offsetMs).toBe(offsetSpan(typed, time).offsetMs);
  }
});
