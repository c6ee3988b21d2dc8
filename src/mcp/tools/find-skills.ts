import type { CatalogEntry } from '../../generated/catalog.ts';
import type { CallSkill, SkillAnswer } from '../../skill-call.ts';
import { toolOfEffect } from './run-skill.ts';
import type { SkillTool } from './tool.ts';

const DEFAULT_LIMIT = 8;

export const findSkillsTool: SkillTool = {
  name: 'find_skills',
  title: 'Find skills',
  description:
    'Finds skills of Tern by a plain question, such as "who opted out last week". Returns names, summaries and the tool that runs each.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  inputSchema: {
    type: 'object',
    properties: {
      query: { type: 'string', description: 'What you want to do.' },
      limit: { type: 'integer', minimum: 1, maximum: 50, description: `Default: ${DEFAULT_LIMIT}.` },
    },
    required: ['query'],
    examples: [{ query: 'who opted out last week' }],
  },
  run: ({ query, limit = DEFAULT_LIMIT }, { call, readOnly }) =>
    findSkills({ query, limit, ...(readOnly ? { effect: 'read' } : {}) }, call),
};

interface Found {
  readonly skill: string;
  readonly summary: string;
  readonly effect: CatalogEntry['effect'];
  readonly allowed: boolean;
}

/** The only use of the search: a call of `agent.discover`, which counts as a call of the key. */
async function findSkills(params: Readonly<Record<string, unknown>>, call: CallSkill): Promise<SkillAnswer> {
  const answer = await call('agent.discover', params);
  if (!answer.ok) return answer;
  const skills = (answer.result.items as readonly Found[]).map(({ skill, summary, effect, allowed }) => ({
    skill,
    summary,
    effect,
    tool: toolOfEffect(effect),
    allowed,
  }));
  return { ok: true, result: { skills } };
}
