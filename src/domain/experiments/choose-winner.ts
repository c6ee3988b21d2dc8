import { twoSidedNormal } from '../statistics/normal.ts';

/** The recipients of a variant, and how many of them did what the metric counts. */
export interface VariantTally {
  readonly recipients: number;
  readonly events: number;
}

export interface WinnerRules {
  /** Default: the highest rate is the best. */
  readonly lowestIsBest: boolean;
  readonly minRecipientsPerVariant: number;
  readonly confidencePercent: number;
}

/** What decides: only opt-outs are better when there are fewer. */
export const isLowestBest = (metric: string): boolean => metric === 'opt_outs';

export type NoWinnerReason = 'too_few_recipients' | 'no_significant_difference';

export interface WinnerVerdict {
  /** Position of the variant with the best rate, the first of equals. */
  readonly best: number;
  readonly isWinner: boolean;
  readonly reason: 'significant' | NoWinnerReason;
  /** Adjusted for the number of variants; null with too few recipients. */
  readonly pValue: number | null;
}

/**
 * Compares the best variant with each other one in a two-sided pooled z-test with continuity
 * correction. It wins when it beats all of them, at a level that is divided by their number
 * (Bonferroni). With k equal variants, each is best and beats one given other by chance with
 * probability a / 2(k - 1), so some variant wins with at most k a / 2(k - 1), which is at most a.
 */
export function chooseWinner(tallies: readonly VariantTally[], rules: WinnerRules): WinnerVerdict {
  const { lowestIsBest, minRecipientsPerVariant, confidencePercent } = rules;
  const rates = tallies.map(({ recipients, events }) => (recipients === 0 ? 0 : events / recipients));
  const best = rates.indexOf(lowestIsBest ? Math.min(...rates) : Math.max(...rates));
  if (tallies.some(({ recipients }) => recipients < minRecipientsPerVariant))
    return { best, isWinner: false, reason: 'too_few_recipients', pValue: null };
  const others = tallies.filter((_, position) => position !== best);
  const worst = Math.max(...others.map((other) => pValueOf(tallies[best] as VariantTally, other)));
  const pValue = Math.min(1, worst * others.length);
  const isWinner = pValue <= 1 - confidencePercent / 100;
  return { best, isWinner, reason: isWinner ? 'significant' : 'no_significant_difference', pValue };
}

/** The two-sided probability that equal rates differ by this much. */
function pValueOf(one: VariantTally, other: VariantTally): number {
  const pooled = (one.events + other.events) / (one.recipients + other.recipients);
  const inverse = 1 / one.recipients + 1 / other.recipients;
  const deviation = Math.sqrt(pooled * (1 - pooled) * inverse);
  const difference = Math.abs(one.events / one.recipients - other.events / other.recipients) - inverse / 2;
  if (!(deviation > 0) || difference <= 0) return 1;
  return twoSidedNormal(difference / deviation);
}
