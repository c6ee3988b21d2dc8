import { bucketOf, isTripped, windowStart } from '../../../src/domain/webhooks/breaker.ts';

test.each([
  [9, 9, false],
  [10, 6, false],
  [10, 7, true],
  [1000, 699, false],
  [1000, 700, true],
])('with %i attempts and %i failures, the breaker opens: %s', (attempts, failures, opens) => {
  expect(isTripped({ attempts, failures })).toBe(opens);
});

test('an attempt counts for five minutes', () => {
  const at = bucketOf(new Date('2026-11-20T12:00:29.999Z'));
  expect(at).toEqual(new Date('2026-11-20T12:00:00.000Z'));
  expect(at > windowStart(new Date('2026-11-20T12:04:59.000Z'))).toBe(true);
  expect(at > windowStart(new Date('2026-11-20T12:05:00.000Z'))).toBe(false);
});
