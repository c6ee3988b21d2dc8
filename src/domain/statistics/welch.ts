import type { Interval } from './proportions.ts';
import { studentCritical, twoSidedStudent } from './student.ts';

export interface Sample {
  /** Number of values. */
  readonly size: number;
  readonly mean: number;
  /** Of the sample, with size - 1 in the denominator. */
  readonly variance: number;
}

export interface WelchResult {
  readonly difference: number;
  readonly interval: Interval;
  readonly pValue: number;
}

/**
 * Compares two means without assuming equal variances: Welch's t-test with the degrees of freedom
 * of Satterthwaite (Welch, Biometrika 1947). Null when a sample has fewer than two values or no
 * value varies.
 */
export function welchTest(one: Sample, other: Sample, confidence: number): WelchResult | null {
  if (one.size < 2 || other.size < 2) return null;
  const [a, b] = [one.variance / one.size, other.variance / other.size];
  const error = Math.sqrt(a + b);
  if (!(error > 0)) return null;
  const degrees = (a + b) ** 2 / (a ** 2 / (one.size - 1) + b ** 2 / (other.size - 1));
  const difference = one.mean - other.mean;
  const spread = studentCritical(1 - confidence, degrees) * error;
  return {
    difference,
    interval: { low: difference - spread, high: difference + spread },
    pValue: twoSidedStudent(difference / error, degrees),
  };
}
