import { normalCritical, twoSidedNormal } from './normal.ts';

/** `count` of `total` did something. */
export interface Proportion {
  readonly count: number;
  readonly total: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The score interval of a proportion (Wilson, JASA 1927), which stays within 0 and 1 and has about
 * the stated coverage for small totals too. The total is positive.
 */
export function wilsonInterval({ count, total }: Proportion, confidence: number): Interval {
  const z = normalCritical(1 - confidence);
  const rate = count / total;
  const square = (z * z) / total;
  const center = rate + square / 2;
  const spread = z * Math.sqrt((rate * (1 - rate)) / total + square / (4 * total));
  const low = count === 0 ? 0 : (center - spread) / (1 + square);
  const high = count === total ? 1 : (center + spread) / (1 + square);
  return { low, high };
}

/**
 * The interval of the difference of two independent proportions, from their Wilson intervals
 * (Newcombe, Statistics in Medicine 1998, method 10).
 */
export function newcombeInterval(one: Proportion, other: Proportion, confidence: number): Interval {
  const [a, b] = [wilsonInterval(one, confidence), wilsonInterval(other, confidence)];
  const [p, q] = [one.count / one.total, other.count / other.total];
  return {
    low: p - q - Math.hypot(p - a.low, b.high - q),
    high: p - q + Math.hypot(a.high - p, q - b.low),
  };
}

/**
 * The interval of the ratio of two independent proportions by its logarithm (Katz et al.,
 * Biometrics 1978). Null when one of the counts is 0: then the logarithm has no variance.
 */
export function ratioInterval(one: Proportion, other: Proportion, confidence: number): Interval | null {
  if (one.count === 0 || other.count === 0) return null;
  const ratio = one.count / one.total / (other.count / other.total);
  const variance = 1 / one.count - 1 / one.total + 1 / other.count - 1 / other.total;
  const factor = Math.exp(normalCritical(1 - confidence) * Math.sqrt(variance));
  return { low: ratio / factor, high: ratio * factor };
}

/**
 * The two-sided probability that equal rates differ by this much: z-test with the pooled rate, the
 * same as the chi-squared test without correction.
 */
export function pooledTest(one: Proportion, other: Proportion): number {
  const pooled = (one.count + other.count) / (one.total + other.total);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / one.total + 1 / other.total));
  if (!(deviation > 0)) return 1;
  return twoSidedNormal((one.count / one.total - other.count / other.total) / deviation);
}

/**
 * Whether the pooled test may be used: at least five expected successes and failures on each side
 * (Cochran, Biometrics 1954).
 */
export function isLargeEnough(one: Proportion, other: Proportion): boolean {
  const pooled = (one.count + other.count) / (one.total + other.total);
  return [one, other].every(({ total }) => Math.min(pooled, 1 - pooled) * total >= 5);
}
