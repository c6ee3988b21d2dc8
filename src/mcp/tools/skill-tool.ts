import { effectHintsOf } from '../../domain/effect-hints.ts';
import type { CatalogEntry } from '../../generated/catalog.ts';
import { refused } from '../refused.ts';
import { takeAgain, withAgain } from './again.ts';
import type { SkillTool } from './tool.ts';

/** A tool that passes its arguments to one skill. Its hints follow from the effect of the skill. */
export function skillTool(
  skill: string,
  entry: CatalogEntry,
  shown: Pick<SkillTool, 'name' | 'title' | 'description' | 'inputSchema'>,
): SkillTool {
  return {
    ...shown,
    inputSchema: withAgain(skill, shown.inputSchema),
    annotations: effectHintsOf(skill, entry),
    run: async (given, { call }) => {
      const taken = takeAgain(given);
      return 'fault' in taken ? refused(taken.fault) : call(skill, taken.params, { again: taken.again });
    },
  };
}
