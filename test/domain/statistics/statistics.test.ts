import { readFileSync } from 'node:fs';
import { normalCritical, twoSidedNormal } from '../../../src/domain/statistics/normal.ts';
import {
  isLargeEnough,
  newcombeInterval,
  pooledTest,
  ratioInterval,
  wilsonInterval,
} from '../../../src/domain/statistics/proportions.ts';
import { twoSidedStudent } from '../../../src/domain/statistics/student.ts';
import { welchTest } from '../../../src/domain/statistics/welch.ts';

type Numbers = readonly number[];

/**
 * Computed with scipy 1.17.1 and statsmodels 0.15.0: `proportion_confint(method='wilson')`,
 * `confint_proportions_2indep` with `newcomb` and `log`, `proportions_ztest`,
 * `ttest_ind(equal_var=False)`, `t.sf` and `norm.sf`.
 */
const vectors = JSON.parse(readFileSync(new URL('./vectors.json', import.meta.url), 'utf8')) as {
  readonly wilson: readonly [count: number, total: number, confidence: number, low: number, high: number][];
  readonly newcombe: readonly [...four: [number, number, number, number], number, number, number, Numbers | null][];
  readonly welch: readonly [one: Numbers, other: Numbers, pValue: number, low: number, high: number][];
  readonly student: readonly [t: number, degrees: number, p: number][];
  readonly normal: readonly [z: number, p: number][];
};

/** Relative to the larger of the two, with room for values near 0. */
function expectClose(actual: number, expected: number, relative = 1e-9): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(relative * Math.max(Math.abs(expected), 1e-300) + 1e-13);
}

test('tail probabilities of the normal and of the t distribution equal those of scipy', () => {
  for (const [z, p] of vectors.normal) {
    expectClose(twoSidedNormal(z), p);
    if (p > 1e-200) expect(twoSidedNormal(z) / p).toBeCloseTo(1, 8);
  }
  for (const [t, degrees, p] of vectors.student) expectClose(twoSidedStudent(t, degrees), p);
  expectClose(normalCritical(0.05), 1.959963984540054);
});

test('the intervals of Wilson equal those of statsmodels', () => {
  for (const [count, total, confidence, low, high] of vectors.wilson) {
    const interval = wilsonInterval({ count, total }, confidence);
    expectClose(interval.low, low);
    expectClose(interval.high, high);
  }
});

test('the differences, ratios and tests of two proportions equal those of statsmodels', () => {
  expect(vectors.newcombe.length).toBeGreaterThan(30);
  for (const [x, n, y, m, low, high, p, ratio] of vectors.newcombe) {
    const [one, other] = [
      { count: x, total: n },
      { count: y, total: m },
    ];
    const interval = newcombeInterval(one, other, 0.95);
    expectClose(interval.low, low);
    expectClose(interval.high, high);
    expectClose(pooledTest(one, other), p);
    const ofRatio = ratioInterval(one, other, 0.95);
    expect(ofRatio === null).toBe(ratio === null);
    if (ofRatio === null || ratio === null) continue;
    expectClose(ofRatio.low, ratio[0] ?? 0);
    expectClose(ofRatio.high, ratio[1] ?? 0);
  }
});

test('the t-test of Welch equals that of scipy', () => {
  const sampleOf = ([size = 0, mean = 0, variance = 0]: Numbers) => ({ size, mean, variance });
  for (const [one, other, p, low, high] of vectors.welch) {
    const result = welchTest(sampleOf(one), sampleOf(other), 0.95);
    expectClose(result?.pValue ?? 0, p);
    expectClose(result?.interval.low ?? 0, low);
    expectClose(result?.interval.high ?? 0, high);
  }
  expect(welchTest({ size: 9, mean: 1, variance: 0 }, { size: 9, mean: 1, variance: 0 }, 0.95)).toBeNull();
});

test('the pooled test needs five expected successes and failures on each side', () => {
  expect(isLargeEnough({ count: 5, total: 100 }, { count: 5, total: 100 })).toBe(true);
  expect(isLargeEnough({ count: 4, total: 100 }, { count: 5, total: 100 })).toBe(false);
  expect(isLargeEnough({ count: 98, total: 100 }, { count: 97, total: 100 })).toBe(false);
});

/** A generator with a seed (mulberry32), so that a failure repeats. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const RUNS = 4_000;

test.each([
  [0.03, 0.03, 800, 400],
  [0.1, 0.06, 300, 300],
  [0.5, 0.4, 100, 60],
])('95 percent intervals cover the true difference of %p and %p about as often as they say', (p, q, n, m) => {
  const random = randomOf(4711);
  const draw = (rate: number, total: number) => {
    let count = 0;
    for (let index = 0; index < total; index += 1) count += random() < rate ? 1 : 0;
    return { count, total };
  };
  const covered = { difference: 0, rate: 0 };
  let falseAlarms = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const [one, other] = [draw(p, n), draw(q, m)];
    const interval = newcombeInterval(one, other, 0.95);
    if (interval.low <= p - q && p - q <= interval.high) covered.difference += 1;
    const own = wilsonInterval(one, 0.95);
    if (own.low <= p && p <= own.high) covered.rate += 1;
    if (pooledTest(one, other) <= 0.05) falseAlarms += 1;
  }
  expect(covered.difference / RUNS).toBeGreaterThan(0.94);
  expect(covered.difference / RUNS).toBeLessThan(0.97);
  expect(covered.rate / RUNS).toBeGreaterThan(0.93);
  expect(covered.rate / RUNS).toBeLessThan(0.97);
  if (p === q) expect(falseAlarms / RUNS).toBeLessThan(0.065);
});

test('95 percent intervals of Welch cover the true difference of skewed values', () => {
  const random = randomOf(4712);
  // Most spend nothing; the others an exponential amount.
  const draw = (rate: number, mean: number, size: number) => {
    const values = Array.from({ length: size }, () => (random() < rate ? -Math.log(1 - random()) * mean : 0));
    const average = values.reduce((sum, value) => sum + value, 0) / size;
    const variance = values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (size - 1);
    return { size, mean: average, variance };
  };
  let covered = 0;
  for (let run = 0; run < 1_500; run += 1) {
    const { low, high } = welchTest(draw(0.2, 50, 500), draw(0.15, 50, 300), 0.95)?.interval ?? { low: 1, high: 0 };
    if (low <= 2.5 && 2.5 <= high) covered += 1;
  }
  expect(covered / 1_500).toBeGreaterThan(0.93);
  expect(covered / 1_500).toBeLessThan(0.97);
});
