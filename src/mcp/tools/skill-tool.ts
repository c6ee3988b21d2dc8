import { effectHintsOf } from '../../domain/effect-hints.ts';
import type { CatalogEntry } from '../../generated/catalog.ts';
import type { SkillTool } from './tool.ts';

/** A tool that passes its arguments to one skill. Its hints follow from the effect of the skill. */
export function skillTool(
  skill: string,
  entry: CatalogEntry,
  shown: Pick<SkillTool, 'name' | 'title' | 'description' | 'inputSchema'>,
): SkillTool {
  return {
    ...shown,
    annotations: effectHintsOf(skill, entry),
    run: (given, { call }) => call(skill, given),
  };
}
