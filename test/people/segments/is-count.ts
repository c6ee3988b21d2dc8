import type { SegmentRuleEvent } from '../../../src/generated/types.ts';

/** Compares a number of rows with that of a rule. */
export function isCount(
  found: number,
  { operator = 'at_least', count = 1 }: Pick<SegmentRuleEvent, 'operator' | 'count'>,
): boolean {
  return operator === 'at_least' ? found >= count : operator === 'at_most' ? found <= count : found === count;
}
