import type { SkillDefinition } from '../contract.ts';

/** Whether calls of a skill can charge credits, as the reference and the SDK show it. */
export function costOf({ effect }: Pick<SkillDefinition, 'effect'>): 'Billable' | 'Free' {
  return effect === 'billable' ? 'Billable' : 'Free';
}
