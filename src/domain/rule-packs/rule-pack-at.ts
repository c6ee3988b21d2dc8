import type { RulePack } from './pack.ts';
import { RULE_PACKS } from './packs.ts';

/** The ids of all packs, oldest first. */
export const rulePackIds: readonly string[] = RULE_PACKS.map(({ id }) => id);

export function rulePackById(id: string): RulePack | null {
  return RULE_PACKS.find((pack) => pack.id === id) ?? null;
}

/**
 * The pack in force at a time, by UTC day; before the first pack, the first one, because every day
 * needs rules. A pack also contains rules that start later, so that a wait across such a day ends
 * at the right hour: each rule applies from its own first day.
 */
export function rulePackAt(at: Date, packs: readonly [RulePack, ...RulePack[]] = RULE_PACKS): RulePack {
  const day = at.toISOString().slice(0, 10);
  return packs.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? packs[0];
}
