import type { ContractDocument } from '../../contract-document.ts';
import { type CatalogEntry, catalog } from '../../generated/catalog.ts';
import { errorTable } from '../../generated/errors.ts';
import type { SkillName } from '../../generated/skills.ts';
import type { SkillCapability } from '../../generated/types.ts';
import type { CallSkill, SkillAnswer } from '../../skill-call.ts';
import { orUnknown } from './effect-of.ts';
import { paramsOf, succeedingExamples } from './example-of.ts';
import { toolOfEffect } from './run-skill.ts';
import type { SkillTool } from './tool.ts';

export const describeSkillTool: SkillTool = {
  name: 'describe_skill',
  title: 'Describe a skill',
  description:
    'Shows what a skill does, the schemas of its params and result, its errors, its effect and one example. Read it before you call a skill.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  inputSchema: {
    type: 'object',
    properties: { skill: { type: 'string', description: 'Name of the skill, such as campaigns.launch.' } },
    required: ['skill'],
    examples: [{ skill: 'campaigns.launch' }],
  },
  run: ({ skill }, { call, contract }) => describe(skill, call, contract),
};

/** Asks the service first, which knows whether the key may call the skill. */
async function describe(skill: unknown, call: CallSkill, contract: ContractDocument): Promise<SkillAnswer> {
  const answer = await call('agent.capabilities', { skill: skill ?? '' });
  if (!answer.ok) return orUnknown(answer, String(skill), call, () => true);
  const [found] = answer.result.skills as readonly [SkillCapability];
  const { name, summary, description, effect, allowed, input_schema, output_schema } = found;
  // A service of another version may have skills that this process does not know.
  const entry = Object.hasOwn(catalog, name) ? catalog[name as SkillName] : null;
  return {
    ok: true,
    result: {
      skill: name,
      summary,
      description,
      effect,
      tool: toolOfEffect(effect),
      allowed,
      params: input_schema,
      result: output_schema,
      errors: entry === null ? [] : errorsOf(entry),
      example: exampleOf(name, contract),
    },
  };
}

/** The errors of this skill in addition to those that every skill can have. */
function errorsOf({ errors }: CatalogEntry): object[] {
  return errors.map((code) => {
    const { message, fix } = errorTable[`${code}` as keyof typeof errorTable];
    return { code, message, ...(fix === null ? {} : { fix }) };
  });
}

/** The first example of the contract that succeeds. */
function exampleOf(name: string, contract: ContractDocument): object | null {
  const [example] = succeedingExamples(name, contract);
  return example === undefined ? null : { params: paramsOf(example), result: example.result?.value };
}
