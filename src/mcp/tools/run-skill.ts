import { invalidParams, type SkillError } from '../../errors.ts';
import type { CatalogEntry } from '../../generated/catalog.ts';
import type { SkillAnswer } from '../../skill-call.ts';
import { refused } from '../refused.ts';
import { ANSWERED_ONCE, again, takeAgain } from './again.ts';
import { effectOf } from './effect-of.ts';
import type { ArgumentsSchema, SkillTool, ToolArguments, ToolParts } from './tool.ts';

type Effect = CatalogEntry['effect'];

/** What the skills of an effect do, for descriptions and refusals. */
const MEANINGS: Readonly<Record<Effect, string>> = {
  read: 'only reads',
  write: 'changes data of the account',
  billable: 'sends messages, spends credits or makes other calls',
  destructive: 'deletes, cancels, gives access or discloses data',
};

const readSchema: ArgumentsSchema = {
  type: 'object',
  properties: {
    skill: { type: 'string', description: 'Name of the skill, such as contacts.get.' },
    params: { type: 'object', description: 'Params of the skill; describe_skill shows them.' },
  },
  required: ['skill'],
  additionalProperties: false,
};

const inputSchema: ArgumentsSchema = { ...readSchema, properties: { ...readSchema.properties, again } };
const withExample = (schema: ArgumentsSchema, skill: string, params: object): ArgumentsSchema => ({
  ...schema,
  examples: [{ skill, params }],
});

/**
 * One tool per kind of effect, so that a host can approve reads without asking and ask a person
 * about the others. Each refuses the skills of another effect and names their tool.
 */
export const readSkillTool: SkillTool = {
  name: 'read_skill',
  title: 'Run a skill that reads',
  description: 'Runs a skill with effect read. Changes nothing.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  inputSchema: withExample(readSchema, 'contacts.get', { phone: '+12025550143' }),
  run: runOnly('read_skill'),
};

export const writeSkillTool: SkillTool = {
  name: 'write_skill',
  title: 'Run a skill that changes data',
  description: `Runs a skill with effect write. Neither at once nor later does it send a message, spend credits, delete, issue a key or disclose data. dry_run tries it. ${ANSWERED_ONCE}`,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  inputSchema: withExample(inputSchema, 'tags.create', { name: 'VIP' }),
  run: runOnly('write_skill'),
};

export const sendOrDeleteSkillTool: SkillTool = {
  name: 'send_or_delete_skill',
  title: 'Run a skill that sends, spends or deletes',
  description: `Runs a skill with effect billable or destructive: at once or later it sends messages, spends credits, deletes, gives access or discloses data. ${ANSWERED_ONCE}`,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  inputSchema: withExample(inputSchema, 'campaigns.cancel', { campaign_id: 'cmp_…' }),
  run: runOnly('send_or_delete_skill'),
};

/** The name of the tool that runs the skills of an effect. */
export function toolOfEffect(effect: Effect): string {
  if (effect === 'read') return 'read_skill';
  return effect === 'write' ? 'write_skill' : 'send_or_delete_skill';
}

function runOnly(tool: string): SkillTool['run'] {
  return async (given, parts) => {
    const { skill, params = {}, again: asked, ...others } = given;
    const fault = faultOf(skill, params, others);
    if (fault !== null) return refused(fault);
    // A model may write it beside the params or among them.
    const taken = takeAgain({ ...(asked === undefined ? {} : { again: asked }), ...(params as ToolArguments) });
    if ('fault' in taken) return refused(taken.fault);
    return runNamed(tool, { skill: skill as string, ...taken }, parts);
  };
}

async function runNamed(
  tool: string,
  { skill, params, again: asked }: { readonly skill: string; readonly params: ToolArguments; readonly again: boolean },
  { call, readOnly }: ToolParts,
): Promise<SkillAnswer> {
  const known = await effectOf(skill, params, call);
  if ('unknown' in known) return known.unknown;
  const { effect, ofSkill } = known;
  const right = toolOfEffect(effect);
  // The tool that a skill has in general runs it also if this call of it can do less.
  if (right === tool || toolOfEffect(ofSkill) === tool) return call(skill, params, { again: asked });
  const help = readOnly ? 'This connection is read-only.' : `Call the tool ${right} with the same skill and params.`;
  const error = invalidParams(
    `${skill} ${MEANINGS[effect]} (effect ${effect}), so ${tool} does not run it. ${help}`,
    [{ path: '/skill', rule: `must be a skill that ${tool} runs` }],
    {
      details: { effect, ...(readOnly ? {} : { tool: right }) },
      nextActions: readOnly ? [] : [{ skill, params, why: `Runs the skill; call it with the tool ${right}.` }],
    },
  );
  return refused(error);
}

function faultOf(skill: unknown, params: unknown, others: ToolArguments): SkillError | null {
  if (typeof skill !== 'string' || skill === '')
    return invalidParams('skill must be the name of a skill. find_skills finds it.', [
      { path: '/skill', rule: 'must be the name of a skill' },
    ]);
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    return invalidParams('params must be an object with the params of the skill.', [
      { path: '/params', rule: 'must be object' },
    ]);
  if (Object.keys(others).length > 0)
    return invalidParams('The params of the skill belong in params, beside skill. Nothing was done.', [
      { path: '/', rule: 'has only skill, params and again' },
    ]);
  return null;
}
