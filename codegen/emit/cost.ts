import type { SkillDefinition } from '../contract.ts';

const COSTLY = ['charges', 'calls'] as const;

/** Whether calls of a skill can charge credits, as the reference and the SDK show it. */
export function costOf({ leadsTo }: Pick<SkillDefinition, 'leadsTo'>): 'Billable' | 'Free' {
  return COSTLY.some((one) => leadsTo.includes(one)) ? 'Billable' : 'Free';
}
