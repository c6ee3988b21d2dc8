import type { Contract, SkillDefinition } from '../../contract.ts';
import { printMarkdown } from '../../emit/reference/markdown.ts';
import { skillBlocks } from '../../emit/reference/module-page.ts';

/** `/docs/skills/<skill>.md`: the section of the module's page, with links that work from there. */
export function skillMarkdown(contract: Contract, skill: SkillDefinition): string {
  return printMarkdown(skillBlocks(contract, skill), (page, hash) => `/docs/${page}.md${hash}`);
}
