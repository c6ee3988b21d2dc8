import type { Message, Task } from '@a2a-js/sdk';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { CallSkill, RepeatOptions, SkillFailure } from '../skill-call.ts';
import type { Draft, Drafts } from './drafts.ts';
import { reply } from './parts.ts';
import { approvals } from './tasks/approvals.ts';
import { startedWork } from './tasks/index.ts';
import { presentTask } from './tasks/work.ts';

/**
 * Calls a skill and answers with its result, with the task of the work it has started or of the
 * approval it waits for, or with a task that asks for the params it lacks. A refusal is an answer,
 * too: its data part has the code, the message and the next actions, which the errors of A2A have
 * no room for.
 */
export async function answerCall(
  given: Draft & { readonly again?: boolean },
  { messageId, contextId }: Pick<Message, 'messageId' | 'contextId'>,
  call: CallSkill,
  drafts: Drafts,
): Promise<Message | Task> {
  const { again = false, ...draft } = given;
  const answer = await call(draft.skill, draft.params, repeatsOf(messageId, again));
  if (answer.ok) {
    const started = startedWork(given.skill, answer.result);
    if (started === null)
      return reply(`${given.skill} is done.`, { skill: given.skill, result: answer.result }, { contextId });
    const { skill, params: shown } = started.work.show(started.id);
    const now = await call(skill, shown);
    return presentTask(started.work, started.id, now.ok ? now.result : answer.result);
  }
  if (answer.error.code === 'approval_required') {
    const waiting = await approvalTask(answer.error, call);
    if (waiting !== null) return waiting;
  }
  const needs = isSkill(given.skill) && answer.error.code === -32602 ? drafts.needsOf(draft) : [];
  const missing = needs.map(({ path }) => path.slice(1)).join(', ');
  const details = { needs, error: answer.error };
  const task = needs.length === 0 ? null : drafts.taskOf(draft, `${given.skill} needs ${missing}.`, details);
  return task ?? reply(answer.error.message, { skill: given.skill, error: answer.error }, { contextId });
}

/** The task of a call that waits for a person; null when the approval cannot be read. */
async function approvalTask({ data = {} }: SkillFailure, call: CallSkill): Promise<Task | null> {
  const id = String(data.approval_id);
  const { skill, params } = approvals.show(id);
  const answer = await call(skill, params);
  return answer.ok ? presentTask(approvals, id, answer.result) : null;
}

const MAX_KEY = 100;

/** A message that a client sends again must not act twice, so its id is a key of the call. */
function repeatsOf(messageId: string, again: boolean): RepeatOptions {
  const messageKey = `a2a:${messageId}`;
  return { again, ...(messageId === '' || messageKey.length > MAX_KEY ? {} : { messageKey }) };
}

function isSkill(name: string): name is SkillName {
  return Object.hasOwn(catalog, name);
}
