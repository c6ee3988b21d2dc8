import { catalog } from '../../generated/catalog.ts';
import { skillTool } from './skill-tool.ts';
import type { SkillTool } from './tool.ts';
import { workflows } from './workflows.ts';

/** The workflows as tools: each passes its arguments to its skill. */
export function workflowTools(): readonly SkillTool[] {
  return workflows.map(({ name, skill, title, description, properties, required = [], example }) =>
    skillTool(skill, catalog[skill], {
      name,
      title,
      description: `${description} Runs ${skill}.`,
      inputSchema: { type: 'object', properties, required: [...required], examples: [example] },
    }),
  );
}
