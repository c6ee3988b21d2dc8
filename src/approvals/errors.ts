import { SkillError, unprocessable } from '../errors.ts';
import type { NextAction } from '../next-actions.ts';
import type { Approval } from './approval.ts';

const show = (id: string, why: string): NextAction => ({
  skill: 'command.approvals.get',
  params: { approval_id: id },
  why,
});

/** The call waits for a person. Repeating it changes nothing. */
export function approvalRequired({ id, state, effect, expiresAt }: Approval): SkillError {
  const { credits, recipients, messages, sample_text, irreversible, summary = null, confirm_count = null } = effect;
  const done = 'Nothing was done yet.';
  return new SkillError(
    'approval_required',
    state === 'approved'
      ? 'A person approved this call, and it is being executed.'
      : `A person must approve this call before ${expiresAt.toISOString()}. ${done} Wait for the decision; the same call with the same idempotency_key then returns the result.`,
    {
      details: {
        approval_id: id,
        approval_state: state,
        expires_at: expiresAt.toISOString(),
        effect: { summary, confirm_count, credits, recipients, messages, sample_text, irreversible },
      },
      nextActions: [
        show(id, 'Shows the decision, and the result of the call after it.'),
        { skill: 'command.approvals.cancel', params: { approval_id: id }, why: 'Withdraws the request.' },
      ],
    },
  );
}

/** A person refused the call, or the time for the decision ended. */
export function approvalRefused({ id, state, reason }: Approval): SkillError {
  const why = reason === null ? '' : ` Reason: ${reason}`;
  const what =
    state === 'expired'
      ? 'This call was not approved in time, which counts as a refusal.'
      : 'A person refused this call.';
  return unprocessable('approval_refused', `${what}${why} Do not repeat it unchanged.`, {
    details: { approval_id: id, approval_state: state },
    nextActions: [show(id, 'Shows the decision and its reason.')],
  });
}

export function tooManyApprovals(max: number): SkillError {
  return unprocessable(
    'too_many_approvals',
    `${max} calls of the account wait for an approval, which is the maximum.`,
    {
      nextActions: [
        { skill: 'command.approvals.list', params: { states: ['pending'] }, why: 'Lists the calls that wait.' },
      ],
    },
  );
}

export function alreadyDecided({ id, state }: Approval): SkillError {
  return unprocessable('already_decided', `The approval is ${state}, so nothing was changed.`, {
    details: { approval_id: id, approval_state: state },
    nextActions: [show(id, 'Shows the decision.')],
  });
}
