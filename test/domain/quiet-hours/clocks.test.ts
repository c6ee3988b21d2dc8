import { judge, judgeAllDay, nextAt, place } from './support/at.ts';

const newYork = place('America/New_York', 'US');

test('on the day the clocks go forward New York opens at 8 by the new time', () => {
  expect(nextAt(judge('2026-03-07T21:00:00-05:00', newYork))).toBe('2026-03-08T12:00:00.000Z');
  expect(judge('2026-03-08T12:00:00Z', newYork).allowed).toBe(true);
  expect(judge('2026-03-08T11:59:59Z', newYork).allowed).toBe(false);
});

test('on the day the clocks go back New York opens at 8 by the new time', () => {
  expect(nextAt(judge('2026-10-31T21:00:00-04:00', newYork))).toBe('2026-11-01T13:00:00.000Z');
  expect(judge('2026-11-01T12:30:00Z', newYork).allowed).toBe(false);
});

test('a window that begins within the hour that is left out opens when the clocks have gone forward', () => {
  const night = { start: '02:30', end: '09:00' };
  expect(nextAt(judgeAllDay('2026-03-08T06:59:59Z', newYork, night))).toBe('2026-03-08T07:00:00.000Z');
});

test('a window that ends within the hour that is left out is over when the clocks have gone forward', () => {
  const night = { start: '01:00', end: '02:30' };
  expect(judgeAllDay('2026-03-08T06:59:59Z', newYork, night).allowed).toBe(true);
  expect(nextAt(judgeAllDay('2026-03-08T07:00:00Z', newYork, night))).toBe('2026-03-09T05:00:00.000Z');
});

test('a window within the hour that comes twice opens twice', () => {
  const night = { start: '01:15', end: '01:45' };
  expect(nextAt(judgeAllDay('2026-11-01T04:00:00Z', newYork, night))).toBe('2026-11-01T05:15:00.000Z');
  expect(nextAt(judgeAllDay('2026-11-01T05:45:00Z', newYork, night))).toBe('2026-11-01T06:15:00.000Z');
  expect(nextAt(judgeAllDay('2026-11-01T06:45:00Z', newYork, night))).toBe('2026-11-02T06:15:00.000Z');
});

test.each([
  ['America/Phoenix', 'US US-AZ', '2026-07-01T15:00:00.000Z', '2026-12-01T15:00:00.000Z'],
  ['Pacific/Honolulu', 'US US-HI', '2026-07-01T18:00:00.000Z', '2026-12-01T18:00:00.000Z'],
  ['America/Anchorage', 'US US-AK', '2026-07-01T16:00:00.000Z', '2026-12-01T17:00:00.000Z'],
  ['America/Adak', 'US US-AK', '2026-07-01T17:00:00.000Z', '2026-12-01T18:00:00.000Z'],
  ['America/Puerto_Rico', 'US US-PR', '2026-07-01T12:00:00.000Z', '2026-12-01T12:00:00.000Z'],
  ['America/St_Johns', 'CA CA-NL', '2026-07-01T10:30:00.000Z', '2026-12-01T11:30:00.000Z'],
  ['Asia/Kathmandu', 'NP', '2026-07-01T02:15:00.000Z', '2026-12-01T02:15:00.000Z'],
])('%s opens at 8 by its own clock in summer and in winter', (zone, jurisdictions, summer, winter) => {
  const where = place(zone, jurisdictions);
  for (const opens of [summer, winter]) {
    const before = new Date(Date.parse(opens) - 1).toISOString();
    expect([judge(opens, where).allowed, nextAt(judge(before, where))]).toEqual([true, opens]);
  }
});

test('two zones are judged by both clocks', () => {
  const pensacola = place('America/Chicago America/New_York', 'US US-FL');
  expect(judge('2026-11-18T13:59:59Z', pensacola)).toMatchObject({ allowed: false, zone: 'America/Chicago' });
  expect(judge('2026-11-18T14:00:00Z', pensacola).allowed).toBe(true);
  expect(judge('2026-11-19T00:59:59Z', pensacola).allowed).toBe(true);
  expect(judge('2026-11-19T01:00:00Z', pensacola)).toMatchObject({ allowed: false, zone: 'America/New_York' });
});

test('a person somewhere in the United States may be texted from 14:00 to 20:00 Eastern in summer', () => {
  const all =
    'America/Adak America/Anchorage America/Chicago America/Denver America/Los_Angeles America/New_York America/Phoenix';
  const anywhere = place(`${all} Pacific/Honolulu`, 'US US-ZZ');
  expect(nextAt(judge('2026-07-01T09:00:00-04:00', anywhere))).toBe('2026-07-01T18:00:00.000Z');
  expect(judge('2026-07-01T19:59:59-04:00', anywhere).allowed).toBe(true);
  expect(nextAt(judge('2026-07-01T20:00:00-04:00', anywhere))).toBe('2026-07-02T18:00:00.000Z');
});

test('the weekday is that of the recipient: Sunday in Paris has begun while it is Saturday in UTC', () => {
  const verdict = judge('2026-11-21T23:30:00Z', place('Europe/Paris', 'FR'));
  expect(verdict).toMatchObject({ allowed: false, localTime: '2026-11-22T00:30:00' });
});

test('zones that are never awake at once have no next time', () => {
  const verdict = judge('2026-11-18T12:00:00Z', place('Pacific/Honolulu Asia/Kolkata', 'XX'), {
    start: '09:00',
    end: '12:00',
  });
  expect(nextAt(verdict)).toBeNull();
});

test('a zone that does not exist is an error, not a pass', () => {
  expect(() => judge('2026-11-18T12:00:00Z', place('America/Atlantis', 'US'))).toThrow(RangeError);
});
