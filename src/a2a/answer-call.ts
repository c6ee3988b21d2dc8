import type { Message, Task } from '@a2a-js/sdk';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { CallSkill } from '../skill-call.ts';
import type { Draft, Drafts } from './drafts.ts';
import { reply } from './parts.ts';
import { startedWork } from './tasks/index.ts';
import { presentTask } from './tasks/work.ts';

/**
 * Calls a skill and answers with its result, with the task of the work it has started, or with a
 * task that asks for the params it lacks. A refusal is an answer, too: its data part has the code,
 * the message and the next actions, which the errors of A2A have no room for.
 */
export async function answerCall(
  given: Draft,
  { messageId, contextId }: Pick<Message, 'messageId' | 'contextId'>,
  call: CallSkill,
  drafts: Drafts,
): Promise<Message | Task> {
  const params = withKey(given, messageId);
  const answer = await call(given.skill, params);
  if (answer.ok) {
    const started = startedWork(given.skill, answer.result);
    if (started === null)
      return reply(`${given.skill} is done.`, { skill: given.skill, result: answer.result }, { contextId });
    const { skill, params: shown } = started.work.show(started.id);
    const now = await call(skill, shown);
    return presentTask(started.work, started.id, now.ok ? now.result : answer.result);
  }
  if (answer.error.code === 'approval_required') {
    // Sent again, the call has the same idempotency key, and returns what was done meanwhile.
    const waiting = drafts.taskOf({ ...given, params }, answer.error.message, { needs: [], error: answer.error });
    if (waiting !== null) return waiting;
  }
  const needs = isSkill(given.skill) && answer.error.code === -32602 ? drafts.needsOf(given) : [];
  const missing = needs.map(({ path }) => path.slice(1)).join(', ');
  const details = { needs, error: answer.error };
  const task = needs.length === 0 ? null : drafts.taskOf(given, `${given.skill} needs ${missing}.`, details);
  return task ?? reply(answer.error.message, { skill: given.skill, error: answer.error }, { contextId });
}

const MAX_KEY = 100;

/** A message that a client sends again must not act twice, so its id is the idempotency key. */
function withKey({ skill, params }: Draft, messageId: string): Readonly<Record<string, unknown>> {
  const key = `a2a:${messageId}`;
  if (!isSkill(skill) || messageId === '' || key.length > MAX_KEY) return params;
  const { params: known, requiredErrors } = catalog[skill];
  // Where the key is required, it is the caller's own: partner.send tells orders apart by it.
  const isRequired = requiredErrors.some(([name]) => name === 'idempotency_key');
  if (!known.includes('idempotency_key') || isRequired || params.idempotency_key !== undefined) return params;
  return { ...params, idempotency_key: key };
}

function isSkill(name: string): name is SkillName {
  return Object.hasOwn(catalog, name);
}
