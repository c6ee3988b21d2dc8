import type { Interval } from '../../domain/statistics/proportions.ts';
import {
  isLargeEnough,
  newcombeInterval,
  pooledTest,
  ratioInterval,
  wilsonInterval,
} from '../../domain/statistics/proportions.ts';
import { welchTest } from '../../domain/statistics/welch.ts';
import type { ArmRow } from './tally-queries.ts';

const CONFIDENCE = 0.95;
/** Contacts that each arm needs for a test of means. */
const MIN_FOR_MEANS = 30;

export type Verdict = 'higher' | 'lower' | 'no_significant_difference' | 'not_enough_data';

export interface Comparison {
  readonly estimate: number | null;
  readonly interval: Interval | null;
  /** Multiplied by the number of comparisons; null without enough data. */
  readonly pValue: number | null;
  readonly verdict: Verdict;
}

export interface Lift {
  /** Difference of the rates. */
  readonly rate: Comparison;
  /** Ratio of the rates minus 1; null when the control has no conversion. */
  readonly relative: Pick<Comparison, 'estimate' | 'interval'>;
  /** Difference of the mean values, in the minor unit; null for a goal without a value. */
  readonly value: Comparison | null;
}

const proportionOf = ({ converted, contacts }: ArmRow) => ({ count: converted, total: contacts });

/** Null for an arm without contacts. */
export function rateOf(arm: ArmRow): { readonly rate: number; readonly interval: Interval } | null {
  if (arm.contacts === 0) return null;
  return { rate: arm.converted / arm.contacts, interval: wilsonInterval(proportionOf(arm), CONFIDENCE) };
}

/**
 * Compares an arm with the control, one of `comparisons` at the same time: p-values are multiplied
 * by their number (Bonferroni), as in the choice of a winner.
 */
export function compareArms(arm: ArmRow, control: ArmRow, comparisons: number, hasValue: boolean): Lift {
  if (arm.contacts === 0 || control.contacts === 0)
    return { rate: NOTHING, relative: NOTHING, value: hasValue ? NOTHING : null };
  const [one, other] = [proportionOf(arm), proportionOf(control)];
  const difference = one.count / one.total - other.count / other.total;
  const pValue = isLargeEnough(one, other) ? Math.min(1, pooledTest(one, other) * comparisons) : null;
  const ratio = ratioInterval(one, other, CONFIDENCE);
  return {
    rate: {
      estimate: difference,
      interval: newcombeInterval(one, other, CONFIDENCE),
      pValue,
      verdict: verdictOf(difference, pValue),
    },
    relative: {
      estimate: other.count === 0 ? null : one.count / one.total / (other.count / other.total) - 1,
      interval: ratio && { low: ratio.low - 1, high: ratio.high - 1 },
    },
    value: hasValue ? compareValues(arm, control, comparisons) : null,
  };
}

function compareValues(arm: ArmRow, control: ArmRow, comparisons: number): Comparison {
  const sampleOf = ({ contacts, mean, variance }: ArmRow) => ({ size: contacts, mean, variance: variance ?? 0 });
  const isEnough = Math.min(arm.contacts, control.contacts) >= MIN_FOR_MEANS;
  const welch = welchTest(sampleOf(arm), sampleOf(control), CONFIDENCE);
  const pValue = welch !== null && isEnough ? Math.min(1, welch.pValue * comparisons) : null;
  const estimate = arm.mean - control.mean;
  return { estimate, interval: welch?.interval ?? null, pValue, verdict: verdictOf(estimate, pValue) };
}

const NOTHING: Comparison = { estimate: null, interval: null, pValue: null, verdict: 'not_enough_data' };

function verdictOf(difference: number, pValue: number | null): Verdict {
  if (pValue === null) return 'not_enough_data';
  if (pValue > 1 - CONFIDENCE) return 'no_significant_difference';
  return difference > 0 ? 'higher' : 'lower';
}
