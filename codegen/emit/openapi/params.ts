import { paramsSchema } from '../../compile.ts';
import type { JsonSchema, SkillDefinition } from '../../contract.ts';

/** The params of a skill with the summary of each as its description. */
export function describedParams(skill: SkillDefinition): JsonSchema {
  const properties = skill.params.map(({ name, summary, schema }) => [name, { ...schema, description: summary }]);
  return {
    ...paramsSchema(skill),
    description: `The params of ${skill.name}.`,
    properties: Object.fromEntries(properties),
  };
}
