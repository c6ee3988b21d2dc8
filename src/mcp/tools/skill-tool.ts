import { type EffectHints, effectHintsOf } from '../../domain/effect-hints.ts';
import type { CatalogEntry } from '../../generated/catalog.ts';
import { refused } from '../refused.ts';
import { takeAgain, withAgain } from './again.ts';
import type { SkillTool } from './tool.ts';

type Shown = Pick<SkillTool, 'name' | 'title' | 'description' | 'inputSchema'>;

/**
 * A tool that passes its arguments to one skill. Its hints follow from the effect of the skill. A
 * short one leaves out the hints that a host assumes anyway.
 */
export function skillTool(skill: string, entry: CatalogEntry, shown: Shown, isShort = false): SkillTool {
  const hints = effectHintsOf(skill, entry);
  return {
    ...shown,
    inputSchema: withAgain(skill, shown.inputSchema, isShort),
    annotations: isShort ? withoutDefaults(hints) : hints,
    run: async (given, { call }) => {
      const taken = takeAgain(given);
      return 'fault' in taken ? refused(taken.fault) : call(skill, taken.params, { again: taken.again });
    },
  };
}

/** What MCP assumes of a tool that does not say it (schema of ToolAnnotations). */
export const DEFAULT_HINTS: EffectHints = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};

/** To read destroys nothing and can be repeated, so that the hints about both say nothing. */
function withoutDefaults({ destructiveHint, idempotentHint, ...hints }: EffectHints): Partial<EffectHints> {
  const told = hints.readOnlyHint ? hints : { ...hints, destructiveHint, idempotentHint };
  return Object.fromEntries(
    Object.entries(told).filter(([name, value]) => value !== DEFAULT_HINTS[name as keyof EffectHints]),
  );
}
