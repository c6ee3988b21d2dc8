import fc from 'fast-check';
import { formatDate } from '../../../src/domain/content/liquid/date.ts';

const FORMAT = '%Y-%m-%d %H:%M:%S';
const ZONES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'Pacific/Apia',
];
const zone = fc.constantFrom(...ZONES);
const time = fc.date({ min: new Date('1975-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

/** What a clock in the zone shows, from Intl. */
const shown = (at: Date, name: string): string => {
  const options = { timeZone: name, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(at);
};
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
MONTHS.push('August', 'September', 'October', 'November', 'December');
const pad = (part: number): string => String(part).padStart(2, '0');

test('a date without an offset is shown as it is written, in every zone', () => {
  fc.assert(
    fc.property(time, zone, (drawn, name) => {
      const iso = drawn.toISOString();
      const [day, hour] = [iso.slice(0, 10), iso.slice(11, 19)];
      const [year, month, date] = [drawn.getUTCFullYear(), drawn.getUTCMonth(), drawn.getUTCDate()];
      const hour12 = `${drawn.getUTCHours() % 12 || 12}:${hour.slice(3)} ${drawn.getUTCHours() < 12 ? 'AM' : 'pm'}`;
      const dates = [
        day,
        day.replaceAll('-', ''),
        `${MONTHS[month]} ${date}, ${year}`,
        `${date} ${MONTHS[month]?.slice(0, 3)} ${year}`,
      ];
      const times = [
        `${day}T${hour}`,
        `${day} ${hour}`,
        `${day}T${hour}.123`,
        `${MONTHS[month]} ${date}, ${year} ${hour12}`,
      ];
      for (const text of dates) expect([text, formatDate(text, FORMAT, name)]).toEqual([text, `${day} 00:00:00`]);
      for (const text of times) expect([text, formatDate(text, FORMAT, name)]).toEqual([text, `${day} ${hour}`]);
    }),
    { numRuns: 1_000 },
  );
});

test('a time with an offset and a count since 1970 are shown in the zone that the template names', () => {
  fc.assert(
    fc.property(time, zone, fc.integer({ min: -14 * 4, max: 14 * 4 }), (drawn, name, quarters) => {
      const at = new Date(Math.floor(drawn.getTime() / 1_000) * 1_000);
      const local = new Date(at.getTime() + quarters * 900_000).toISOString().slice(0, 19);
      const size = Math.abs(quarters) * 15;
      const offset = `${quarters < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
      const seconds = at.getTime() / 1_000;
      const texts = [
        at.toISOString(),
        `${local}${offset}`,
        `${local.replace('T', ' ')} ${offset.replace(':', '')}`,
        at.toUTCString(),
      ];
      for (const value of [...texts, seconds, String(seconds), at.getTime(), String(at.getTime())])
        expect([value, formatDate(value, FORMAT, name)]).toEqual([value, shown(at, name)]);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  '2026',
  2026,
  5,
  0,
  '-1',
  '2026-02-30',
  '20260230',
  '2026-13-01',
  '2026-1-1',
  'Table 5',
  'May 2026',
  'Room 12, May',
  '12/11/2026',
  '2026-07-01T25:00',
  '2026-07-01 10:61',
  'Feb 30, 2026',
  '5:00 PM',
  '10',
  '99999999',
  '1e9',
  'soon',
  '',
])('%s is no date and stays as it is', (value) => {
  expect(formatDate(value, FORMAT, 'America/New_York')).toBe(value);
});

test('a time that clocks skip or show twice is shown as it is written', () => {
  for (const text of ['2026-03-08 02:30:00', '2026-11-01 01:30:00'])
    expect(formatDate(text, FORMAT, 'America/New_York')).toBe(text);
  expect(formatDate('2026-11-01 01:30', '%z', 'America/New_York')).toBe('-0400');
  expect(formatDate('2026-03-29', '%b %-e', 'Asia/Beirut')).toBe('Mar 29');
});
