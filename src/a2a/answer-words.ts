import type { Message, Task } from '@a2a-js/sdk';
import type { DiscoveredSkill } from '../generated/types.ts';
import type { CallSkill } from '../skill-call.ts';
import type { Drafts } from './drafts.ts';
import { reply } from './parts.ts';

const MAX_SKILLS = 5;
/** The limit of the query of agent.discover. */
const MAX_QUERY = 300;

/**
 * Answers plain words with the skills that they may mean, and with a task that asks for the params
 * of the first. Words alone never call anything but `agent.discover`.
 */
export async function answerWords(
  text: string,
  contextId: string,
  call: CallSkill,
  drafts: Drafts,
): Promise<Message | Task> {
  const answer = await call('agent.discover', { query: text.slice(0, MAX_QUERY), limit: MAX_SKILLS });
  if (!answer.ok) return reply(answer.error.message, { error: answer.error }, { contextId });
  const skills = answer.result.items as readonly DiscoveredSkill[];
  const best = skills.find(({ allowed }) => allowed);
  if (best === undefined) return reply('No skill of this key matches these words.', { skills }, { contextId });
  const draft = { skill: best.skill, params: {} };
  const needs = drafts.needsOf(draft);
  const next = { skill: best.skill, params: {}, why: best.summary, ...(needs.length === 0 ? {} : { needs }) };
  const found = { skills, next_actions: [next] };
  const said = `${best.skill}: ${best.summary}`;
  const asked = `${said} Send ${needs.map(({ path }) => path.slice(1)).join(', ')} as a data part.`;
  const task = needs.length === 0 ? null : drafts.taskOf(draft, asked, { needs, ...found });
  return task ?? reply(`${said} Send { "skill": "${best.skill}", "params": {} } as a data part.`, found, { contextId });
}
