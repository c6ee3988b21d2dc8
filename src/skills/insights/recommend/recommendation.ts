import type { Recommendation } from '../../../generated/types.ts';
import type { NextAction } from '../../../next-actions.ts';
import type { ReadContext } from '../../../skill.ts';

/** What a finder reads: the account, and its rows. */
export type Asked = Pick<ReadContext, 'db' | 'account' | 'now'>;

export interface Advice {
  readonly kind: Recommendation['kind'];
  readonly action: NextAction;
  readonly evidence: string;
  readonly effect: Recommendation['expected_effect'];
  /** Comes before advice that is not urgent. */
  readonly isUrgent?: boolean;
}

/** Finds what one kind of evidence recommends. */
export type Finder = (asked: Asked) => Promise<readonly Advice[]>;

/** What recent evidence is. */
export const DAYS = 90;

export function presentAdvice({ kind, action, evidence, effect }: Advice): Recommendation {
  const { skill, params, why, needs = [] } = action;
  return { kind, skill, params, needs, why, evidence, expected_effect: effect };
}
