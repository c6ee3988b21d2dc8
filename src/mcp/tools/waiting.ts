import { createHash } from 'node:crypto';
import { type InputRequests, type InputRequiredResult, inputRequired } from '@modelcontextprotocol/server';
import { canonicalJson } from '../../domain/audit/hash-chain.ts';
import { DAY_MS } from '../../domain/durations.ts';
import type { TokenSigner } from '../../platform/crypto/tokens.ts';
import type { CallSkill, SkillAnswer, SkillFailure } from '../../skill-call.ts';
import type { ToolArguments } from './tool.ts';

/** What the state of a waiting call is signed with, and to whom it belongs. */
export interface WaitingParts {
  readonly tokens: TokenSigner;
  readonly accountId: string;
  readonly keyId: string;
  readonly now: () => Date;
}

/** The tool that was called, which the state belongs to as well. */
export interface ToolCall {
  readonly name: string;
  readonly given: ToolArguments;
}

const PURPOSE = 'mcp request state';
/** The client may come back for the result, or for the refusal, so long after the last decision. */
const GRACE_MS = DAY_MS;

/** Whether a person must decide before the call is made. */
export const isWaiting = (answer: SkillAnswer): answer is { ok: false; error: SkillFailure } =>
  !answer.ok && answer.error.code === 'approval_required';

/**
 * The answer to a call that waits (revision 2026-07-28, Multi Round-Trip Requests): the client
 * sends the same request again with this state. Nothing is kept for it; the approval is. A client
 * that can ask its user is told to, so that it does not come back before anything has changed.
 */
export function waitForPerson(
  { error }: { readonly error: SkillFailure },
  call: ToolCall,
  { tokens, accountId, keyId }: WaitingParts,
  asksUser: boolean,
): InputRequiredResult {
  const { approval_id: approvalId, expires_at: expiresAt, effect, next_actions: nextActions } = error.data ?? {};
  const requestState = tokens.sign(PURPOSE, {
    approval_id: approvalId,
    account_id: accountId,
    key_id: keyId,
    call_hash: hashOf(call),
    expires_at: new Date(String(expiresAt)).getTime() + GRACE_MS,
  });
  const about = { approval_id: approvalId, expires_at: expiresAt, effect, next_actions: nextActions };
  return {
    ...inputRequired({ requestState, ...(asksUser && { inputRequests: askToContinue(error.message) }) }),
    _meta: { 'tern/approval': { message: error.message, ...about } },
  };
}

const askToContinue = (message: string): InputRequests => ({
  approval: {
    method: 'elicitation/create',
    params: {
      mode: 'form',
      message: `${message} Continue when it is decided.`,
      requestedSchema: { type: 'object', properties: {} },
    },
  },
});

/** The approval that a request comes back for; null if the state is not of this request. */
export function approvalOf(state: unknown, call: ToolCall, parts: WaitingParts): string | null {
  const claims = typeof state === 'string' ? readState(parts.tokens, state) : null;
  if (claims === null || Number(claims.expires_at) <= parts.now().getTime()) return null;
  const isOwn = claims.account_id === parts.accountId && claims.key_id === parts.keyId;
  return isOwn && claims.call_hash === hashOf(call) ? String(claims.approval_id) : null;
}

/** The outcome of an approved call, or that it still waits. */
export async function answerOfApproval(approvalId: string, call: CallSkill): Promise<SkillAnswer> {
  const answer = await call('command.approvals.get', { approval_id: approvalId });
  if (!answer.ok) return answer;
  const { approval } = answer.result as { approval: Approval };
  const { id, state, result, error, reason, expires_at, effect } = approval;
  if (state === 'executed' && result !== null) return { ok: true, result };
  const show = { skill: 'command.approvals.get', params: { approval_id: id }, why: 'Shows the decision.' };
  const data = { approval_id: id, approval_state: state, expires_at, effect, next_actions: [show] };
  if (state === 'pending' || state === 'approved')
    return { ok: false, error: { code: 'approval_required', message: MESSAGES[state], data } };
  if (state === 'failed' && error !== null) return { ok: false, error: { ...error, data } };
  const why = reason === null ? '' : ` Reason: ${reason}`;
  const message = `${MESSAGES[state] ?? 'The call was not made.'}${why} Do not repeat it unchanged.`;
  return { ok: false, error: { code: -32002, message, data: { reason: 'approval_refused', ...data } } };
}

interface Approval {
  readonly id: string;
  readonly state: string;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly reason: string | null;
  readonly expires_at: string;
  readonly effect: unknown;
}

const MESSAGES = {
  pending: 'A person must approve this call. Nothing was done yet.',
  approved: 'A person approved this call, and it is being executed.',
  refused: 'A person refused this call.',
  canceled: 'The request for an approval was withdrawn.',
  expired: 'This call was not approved in time, which counts as a refusal.',
} as Readonly<Record<string, string>> & Readonly<Record<'pending' | 'approved', string>>;

/** What is no token is the client's mistake, not ours. */
function readState(tokens: TokenSigner, state: string): Record<string, unknown> | null {
  try {
    return tokens.read(PURPOSE, state);
  } catch {
    return null;
  }
}

function hashOf({ name, given }: ToolCall): string {
  return createHash('sha256')
    .update(canonicalJson([name, given]))
    .digest('base64url');
}
