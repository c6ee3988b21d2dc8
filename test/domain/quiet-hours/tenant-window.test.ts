import { evaluate, location, nextAt } from '../../support/at.ts';

const newYork = location('America/New_York', 'US US-NY');
const office = { start: '09:00', end: '18:00', days: ['mon', 'tue', 'wed', 'thu', 'fri'] } as const;

test("a tenant's window narrows the legal window, in the recipient's local time and weekday", () => {
  expect(evaluate('2026-11-18T08:30:00-05:00', newYork, office)).toMatchObject({
    allowed: false,
    rules: ['tenant-window'],
  });
  expect(evaluate('2026-11-18T09:00:00-05:00', newYork, office).allowed).toBe(true);
  expect(nextAt(evaluate('2026-11-20T18:00:00-05:00', newYork, office))).toBe('2026-11-23T14:00:00.000Z');
});

test("a tenant's window does not extend the legal window", () => {
  const wide = { start: '00:00', end: '24:00' };
  expect(evaluate('2026-11-18T21:00:00-05:00', newYork, wide)).toMatchObject({
    allowed: false,
    rules: ['us-federal-hours'],
  });
  expect(nextAt(evaluate('2026-11-18T21:00:00-05:00', newYork, wide))).toBe('2026-11-19T13:00:00.000Z');
});

test("a tenant's window without overlap with the legal window is never open", () => {
  expect(nextAt(evaluate('2026-11-18T12:00:00-05:00', newYork, { start: '22:00', end: '23:00' }))).toBeNull();
  expect(nextAt(evaluate('2026-11-18T12:00:00-05:00', newYork, { ...office, days: [] }))).toBeNull();
});

test.each([
  { start: '9:00', end: '18:00' },
  { start: '18:00', end: '09:00' },
  { start: '09:00', end: '09:00' },
  { start: '09:00', end: '24:01' },
])('throws for the invalid window %j', (window) => {
  expect(() => evaluate('2026-11-18T12:00:00-05:00', newYork, window)).toThrow(RangeError);
});
