import { ATTEMPTS_AFTER_MS, retryDelayMs } from '../../../src/domain/webhooks/schedule.ts';

const failed = { attempt: 1, random: 0.5, retryAfterMs: null, overloaded: false };
const MINUTE = 60_000;

test('attempts are made at 0, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, and no more', () => {
  const hours = [0, 5 / 3600, 1 / 12, 0.5, 2, 5, 10, 14, 20, 24];
  const at = [0];
  for (let attempt = 1, ms = 0; ; attempt += 1) {
    const delay = retryDelayMs({ ...failed, attempt });
    if (delay === null) break;
    ms += delay;
    at.push(ms);
  }
  expect(at).toEqual(hours.map((hour) => Math.round(hour * 3_600_000)));
  expect(at).toEqual(ATTEMPTS_AFTER_MS);
});

test.each(ATTEMPTS_AFTER_MS.slice(1).map((_, index) => index + 1))(
  'the wait after attempt %i has a jitter of a fifth of the step',
  (attempt) => {
    const step = (ATTEMPTS_AFTER_MS[attempt] as number) - (ATTEMPTS_AFTER_MS[attempt - 1] as number);
    expect(retryDelayMs({ ...failed, attempt, random: 0 })).toBe(Math.round(step * 0.8));
    expect(retryDelayMs({ ...failed, attempt, random: 1 })).toBe(Math.round(step * 1.2));
  },
);

test('Retry-After is applied between one and two times the step', () => {
  const step = 25 * MINUTE;
  const after = (retryAfterMs: number, random = 0) => retryDelayMs({ ...failed, attempt: 3, random, retryAfterMs });
  expect(after(0)).toBe(step);
  expect(after(1_000)).toBe(step);
  expect(after(30 * MINUTE)).toBe(30 * MINUTE);
  expect(after(10_000 * MINUTE)).toBe(2 * step);
  expect(after(0, 1)).toBe(step * 1.2);
});

test('an overloaded receiver is retried after one minute at least, and longer steps are unchanged', () => {
  const overloaded = { ...failed, overloaded: true };
  expect(retryDelayMs({ ...overloaded, attempt: 1 })).toBe(MINUTE);
  expect(retryDelayMs({ ...overloaded, attempt: 1, retryAfterMs: 7_000 })).toBe(MINUTE);
  expect(retryDelayMs({ ...overloaded, attempt: 3 })).toBe(25 * MINUTE);
  expect(retryDelayMs({ ...overloaded, attempt: 10 })).toBeNull();
});
