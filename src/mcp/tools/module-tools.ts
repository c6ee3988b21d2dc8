import type { ContractDocument } from '../../contract-document.ts';
import { type CatalogEntry, catalog } from '../../generated/catalog.ts';
import { skillTool } from './skill-tool.ts';
import type { ArgumentsSchema, SkillTool } from './tool.ts';

/** Every skill of some modules as a tool of its own, with the schema of its params. */
export function moduleTools(modules: readonly string[], contract: ContractDocument): readonly SkillTool[] {
  return Object.entries(catalog)
    .filter(([, { module }]) => modules.includes(module))
    .map(([skill, entry]) => toolOf(skill, entry, contract));
}

function toolOf(skill: string, entry: CatalogEntry, { schemaOf }: ContractDocument): SkillTool {
  return skillTool(skill, entry, {
    name: toolNameOf(skill),
    title: entry.summary.replace(/\.$/, ''),
    description: `${entry.summary} ${entry.description}`.trim(),
    inputSchema: schemaOf(skill).input as ArgumentsSchema,
  });
}

/** Names of tools have no dots: models accept `^[a-zA-Z0-9_-]{1,64}$`. */
export function toolNameOf(skill: string): string {
  return skill.replaceAll('.', '_');
}
