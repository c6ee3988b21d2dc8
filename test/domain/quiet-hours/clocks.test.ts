import { evaluate, evaluateWindow, location, nextAt } from '../../support/at.ts';

const newYork = location('America/New_York', 'US');

test('when clocks go forward, New York opens at 8 in daylight saving time', () => {
  expect(nextAt(evaluate('2026-03-07T21:00:00-05:00', newYork))).toBe('2026-03-08T12:00:00.000Z');
  expect(evaluate('2026-03-08T12:00:00Z', newYork).allowed).toBe(true);
  expect(evaluate('2026-03-08T11:59:59Z', newYork).allowed).toBe(false);
});

test('when clocks go back, New York opens at 8 in standard time', () => {
  expect(nextAt(evaluate('2026-10-31T21:00:00-04:00', newYork))).toBe('2026-11-01T13:00:00.000Z');
  expect(evaluate('2026-11-01T12:30:00Z', newYork).allowed).toBe(false);
});

test('a window that begins within the skipped hour opens after it', () => {
  const night = { start: '02:30', end: '09:00' };
  expect(nextAt(evaluateWindow('2026-03-08T06:59:59Z', newYork, night))).toBe('2026-03-08T07:00:00.000Z');
});

test('a window that ends within the skipped hour is over after it', () => {
  const night = { start: '01:00', end: '02:30' };
  expect(evaluateWindow('2026-03-08T06:59:59Z', newYork, night).allowed).toBe(true);
  expect(nextAt(evaluateWindow('2026-03-08T07:00:00Z', newYork, night))).toBe('2026-03-09T05:00:00.000Z');
});

test('a window within the repeated hour opens twice', () => {
  const night = { start: '01:15', end: '01:45' };
  expect(nextAt(evaluateWindow('2026-11-01T04:00:00Z', newYork, night))).toBe('2026-11-01T05:15:00.000Z');
  expect(nextAt(evaluateWindow('2026-11-01T05:45:00Z', newYork, night))).toBe('2026-11-01T06:15:00.000Z');
  expect(nextAt(evaluateWindow('2026-11-01T06:45:00Z', newYork, night))).toBe('2026-11-02T06:15:00.000Z');
});

test.each([
  ['America/Phoenix', 'US US-AZ', '2026-07-01T15:00:00.000Z', '2026-12-01T15:00:00.000Z'],
  ['Pacific/Honolulu', 'US US-HI', '2026-07-01T18:00:00.000Z', '2026-12-01T18:00:00.000Z'],
  ['America/Anchorage', 'US US-AK', '2026-07-01T16:00:00.000Z', '2026-12-01T17:00:00.000Z'],
  ['America/Adak', 'US US-AK', '2026-07-01T17:00:00.000Z', '2026-12-01T18:00:00.000Z'],
  ['America/Puerto_Rico', 'US US-PR', '2026-07-01T12:00:00.000Z', '2026-12-01T12:00:00.000Z'],
  ['Europe/Tallinn', 'EE', '2026-07-01T05:00:00.000Z', '2026-12-01T06:00:00.000Z'],
  ['Asia/Kathmandu', 'NP', '2026-07-01T02:15:00.000Z', '2026-12-01T02:15:00.000Z'],
])('%s opens at 8 local time in summer and in winter', (zone, jurisdictions, summer, winter) => {
  const where = location(zone, jurisdictions);
  for (const opens of [summer, winter]) {
    const before = new Date(Date.parse(opens) - 1).toISOString();
    expect([evaluate(opens, where).allowed, nextAt(evaluate(before, where))]).toEqual([true, opens]);
  }
});

test('with two time zones, both local times must be allowed', () => {
  const pensacola = location('America/Chicago America/New_York', 'US US-FL');
  expect(evaluate('2026-11-18T13:59:59Z', pensacola)).toMatchObject({ allowed: false, zone: 'America/Chicago' });
  expect(evaluate('2026-11-18T14:00:00Z', pensacola).allowed).toBe(true);
  expect(evaluate('2026-11-19T00:59:59Z', pensacola).allowed).toBe(true);
  expect(evaluate('2026-11-19T01:00:00Z', pensacola)).toMatchObject({ allowed: false, zone: 'America/New_York' });
});

test('a recipient with an unknown US location can be sent to from 14:00 to 20:00 Eastern in summer', () => {
  const all =
    'America/Adak America/Anchorage America/Chicago America/Denver America/Los_Angeles America/New_York America/Phoenix';
  const anywhere = location(`${all} Pacific/Honolulu`, 'US US-ZZ');
  expect(nextAt(evaluate('2026-07-01T09:00:00-04:00', anywhere))).toBe('2026-07-01T18:00:00.000Z');
  expect(evaluate('2026-07-01T19:59:59-04:00', anywhere).allowed).toBe(true);
  expect(nextAt(evaluate('2026-07-01T20:00:00-04:00', anywhere))).toBe('2026-07-02T18:00:00.000Z');
});

test("uses the recipient's weekday: it is Sunday in Paris while it is Saturday in UTC", () => {
  const verdict = evaluate('2026-11-21T23:30:00Z', location('Europe/Paris', 'FR'));
  expect(verdict).toMatchObject({ allowed: false, localTime: '2026-11-22T00:30:00' });
});

test('time zones without common allowed hours have no next allowed time', () => {
  const verdict = evaluate('2026-11-18T12:00:00Z', location('Pacific/Honolulu Asia/Kolkata', 'XX'), {
    start: '09:00',
    end: '12:00',
  });
  expect(nextAt(verdict)).toBeNull();
});

test('throws for an unknown time zone', () => {
  expect(() => evaluate('2026-11-18T12:00:00Z', location('America/Atlantis', 'US'))).toThrow(RangeError);
});
