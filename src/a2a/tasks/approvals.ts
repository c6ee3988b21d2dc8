import { TaskState } from '@a2a-js/sdk';
import type { Work } from './work.ts';

const STATES: Readonly<Record<string, TaskState>> = {
  pending: TaskState.TASK_STATE_AUTH_REQUIRED,
  // The decision is made, and the call is not yet.
  approved: TaskState.TASK_STATE_WORKING,
  executed: TaskState.TASK_STATE_COMPLETED,
  failed: TaskState.TASK_STATE_FAILED,
  refused: TaskState.TASK_STATE_REJECTED,
  expired: TaskState.TASK_STATE_REJECTED,
  canceled: TaskState.TASK_STATE_CANCELED,
};

interface Approval {
  readonly state: string;
  readonly skill: string;
  readonly effect: { readonly summary: string | null };
  readonly expires_at: string;
  readonly reason: string | null;
  readonly result?: Readonly<Record<string, unknown>> | null;
  readonly error?: { readonly code: string; readonly message: string } | null;
}

/**
 * A call that waits for a person (A2A 1.0, 7.6 In-Task Authorization): the decision is made with
 * another key or on a page, never in a message, and the task goes on by itself.
 */
export const approvals: Work = {
  prefix: 'apr_',
  startedBy: {},
  show: (id) => ({ skill: 'command.approvals.get', params: { approval_id: id } }),
  cancel: (id) => ({ skill: 'command.approvals.cancel', params: { approval_id: id } }),
  read: ({ approval }) => {
    const known = approval as Approval;
    const state = STATES[known.state] ?? TaskState.TASK_STATE_WORKING;
    return { state, text: textOf(known), ...dataOf(known) };
  },
};

function textOf({ state, skill, effect, expires_at: expiresAt, reason, error }: Approval): string {
  const why = reason === null ? '' : ` Reason: ${reason}`;
  const what = effect.summary === null ? '' : ` ${effect.summary}`;
  const texts: Readonly<Record<string, string>> = {
    pending: `A person must approve the call of ${skill} before ${expiresAt}. Nothing was done yet.${what}`,
    approved: `A person approved the call of ${skill}, and it is being executed.`,
    executed: `${skill} is done.`,
    failed: `${skill} was approved and failed. ${error?.message ?? ''}`.trimEnd(),
    refused: `A person refused the call of ${skill}.${why} Do not repeat it unchanged.`,
    expired: `The call of ${skill} was not approved in time, which counts as a refusal.`,
    canceled: `The request to approve the call of ${skill} was withdrawn.`,
  };
  return texts[state] ?? `The approval of ${skill} is ${state}.`;
}

/** As the answer to a call that did not wait. */
function dataOf({ state, skill, result, error }: Approval): { readonly data?: Readonly<Record<string, unknown>> } {
  if (state === 'executed' && result != null) return { data: { skill, result } };
  return state === 'failed' && error != null ? { data: { skill, error } } : {};
}
