import fc from 'fast-check';
import { bestHour } from '../../../src/domain/insights/best-hour.ts';
import { causesOf, expectedParts } from '../../../src/domain/insights/cause.ts';
import { deviation } from '../../../src/domain/insights/deviation.ts';
import { median, quantile, spread } from '../../../src/domain/insights/robust.ts';

/** scipy 1.17.1: chi2_contingency(correction=False, lambda_='log-likelihood'), signed root. */
test.each([
  [30, 100, 60, 2000, 9.05118453934725],
  [5, 400, 40, 2000, -1.0618411098757516],
  [0, 50, 30, 1000, -1.7236944483480932],
  [12, 40, 3, 1000, 8.19971870201715],
  [50, 50, 700, 1000, 5.885365912095293],
])('the deviation of %i of %i from %i of %i is that of scipy', (events, of, pastEvents, pastOf, expected) => {
  expect(deviation('binomial', { events, of }, { events: pastEvents, of: pastOf })).toBeCloseTo(expected, 9);
});

/** scipy 1.17.1: power_divergence(lambda_='log-likelihood') by exposure, signed root. */
test.each([
  [40, 1000, 100, 20000, 9.263063372766496],
  [3, 1000, 160, 16000, -2.546348010273771],
  [0, 500, 80, 9000, -2.941216653571125],
  [700, 600, 9000, 8000, 0.9220400888721598],
])('the deviation of a rate of %i in %i from %i in %i is that of scipy', (events, of, pastEvents, pastOf, expected) => {
  expect(deviation('poisson', { events, of }, { events: pastEvents, of: pastOf })).toBeCloseTo(expected, 9);
});

test('median, quantile and spread are those of numpy', () => {
  const values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, -40];
  expect(median(values)).toBe(3.5);
  expect(quantile(values, 0.95)).toBeCloseTo(7.35, 12);
  expect(quantile(values, 0.3)).toBeCloseTo(2.3, 12);
  expect(spread(values)).toBeCloseTo(11.530824126497166, 9);
  expect(spread([])).toBe(1);
});

test('a deviation is finite, has the sign of the difference, and grows with the sample', () => {
  const count = fc.integer({ min: 1, max: 5_000 });
  fc.assert(
    fc.property(count, count, count, count, (a, b, c, d) => {
      const [now, past] = [
        { events: Math.min(a, b), of: b },
        { events: Math.min(c, d), of: d },
      ];
      const one = deviation('binomial', now, past);
      const double = (of: typeof now) => ({ events: of.events * 2, of: of.of * 2 });
      expect(Number.isFinite(one)).toBe(true);
      expect(one * (now.events / now.of - past.events / past.of)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(deviation('binomial', double(now), double(past)))).toBeGreaterThanOrEqual(Math.abs(one) - 1e-9);
    }),
  );
});

test('the expected events are split completely, by rate and by share', () => {
  const value = fc.record({
    value: fc.string(),
    events: fc.nat(100),
    of: fc.integer({ min: 1, max: 1_000 }),
    past: fc.record({ events: fc.integer({ min: 1, max: 100 }), of: fc.integer({ min: 100, max: 1_000 }) }),
  });
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 8 }),
      fc.nat(500),
      fc.constantFrom('rate', 'share'),
      (values, expected, by) => {
        const parts = expectedParts(values, expected, by as 'rate' | 'share');
        expect(parts.reduce((sum, part) => sum + part.expected, 0)).toBeCloseTo(expected, 6);
      },
    ),
  );
});

test('the only value of a dimension, and one that deviates like the others, explain nothing', () => {
  const total = { events: 120, expected: 20 };
  const only = { dimension: 'carrier', parts: [{ value: 'north', events: 120, expected: 20 }] };
  const alike = [1, 2].map((n) => ({ value: `num_${n}`, events: 60, expected: 10 }));
  expect(causesOf([only, { dimension: 'number_id', parts: alike }], total, [])).toEqual([]);
});

test('the error code comes after the place, however much it explains', () => {
  const total = { events: 120, expected: 20 };
  const codes = [
    { value: 'blocked', events: 102, expected: 2 },
    { value: 'absent', events: 18, expected: 18 },
  ];
  const carriers = [
    { value: 'north', events: 110, expected: 10 },
    { value: 'south', events: 10, expected: 10 },
  ];
  const causes = causesOf(
    [
      { dimension: 'error_code', parts: codes },
      { dimension: 'carrier', parts: carriers },
    ],
    total,
    ['error_code'],
  );
  expect(causes.map(({ value }) => value)).toEqual(['north', 'blocked']);
});

test('an hour is the best only if it is better than the others beyond chance', () => {
  const hours = [
    { hour: 9, messages: 1_000, responses: 50 },
    { hour: 18, messages: 1_000, responses: 120 },
  ];
  expect(bestHour(hours)?.hour).toBe(18);
  expect(
    bestHour([
      { hour: 9, messages: 1_000, responses: 50 },
      { hour: 18, messages: 1_000, responses: 55 },
    ]),
  ).toBeNull();
  expect(bestHour([{ hour: 18, messages: 1, responses: 1 }])).toBeNull();
  expect(bestHour([])).toBeNull();
});
