import type { Owner } from '../domain/account.ts';
import { type FailureKind, failureKind } from '../domain/automation/outcome.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { AutomationError, AutomationPerformedAction } from '../generated/types.ts';
import type { CallWithKey, SkillAnswer, SkillFailure } from '../skill-call.ts';
import type { CallWebhook } from './call-webhook.ts';
import type { ClaimedRun } from './run-queries.ts';
import { WEBHOOK } from './webhook-action.ts';

export interface Callers {
  readonly callWithKey: CallWithKey;
  readonly callWebhook: CallWebhook;
}

export interface Performed {
  readonly actions: readonly AutomationPerformedAction[];
  /** Why the actions after it were not called; null when all were done. */
  readonly failure: { readonly kind: FailureKind | 'key_ended'; readonly error: SkillFailure } | null;
}

/** Calls the actions that are not done yet, in order, up to the first one that fails. */
export async function performActions(
  { callWithKey, callWebhook }: Callers,
  owner: Owner,
  run: ClaimedRun,
  fingerprint: string,
): Promise<Performed> {
  const actions = [...run.actions];
  for (const [position, action] of actions.entries()) {
    if (action.outcome === 'done') continue;
    const answer =
      action.skill === WEBHOOK
        ? await callWebhook(owner, idempotencyKeyOf(run.id, position), action.params)
        : await callSkill(callWithKey, run, fingerprint, action, position);
    if (answer.ok) {
      actions[position] = { ...action, outcome: 'done', error: null };
      continue;
    }
    const { error } = answer;
    const kind = error.code === -32000 ? 'key_ended' : failureKind(error);
    const outcome = kind === 'refused' || kind === 'failed' ? kind : null;
    actions[position] = { ...action, outcome, error: presentError(error) };
    return { actions, failure: { kind, error } };
  }
  return { actions, failure: null };
}

async function callSkill(
  call: CallWithKey,
  { id: runId, rule_id: ruleId, depth, root_id: rootId }: ClaimedRun,
  fingerprint: string,
  { skill, params }: AutomationPerformedAction,
  position: number,
): Promise<SkillAnswer> {
  // A skill of an earlier version of the service.
  if (!Object.hasOwn(catalog, skill))
    return { ok: false, error: { code: -32601, message: 'There is no such skill.', data: {} } };
  const name = skill as SkillName;
  const key = catalog[name].effect === 'read' ? {} : { idempotency_key: idempotencyKeyOf(runId, position) };
  const cause = { depth, rootId, ruleId };
  return call({ skill: name, params: { ...params, ...key }, fingerprint, requestId: runId, cause });
}

/** One per action, whatever the number of attempts. */
export const idempotencyKeyOf = (runId: string, position: number): string => `${runId}:${position}`;

const MAX_MESSAGE = 500;

function presentError({ code, message, data = {} }: SkillFailure): AutomationError {
  const reason = typeof data.reason === 'string' ? data.reason.slice(0, 60) : null;
  return { code, reason, message: message.slice(0, MAX_MESSAGE) };
}
