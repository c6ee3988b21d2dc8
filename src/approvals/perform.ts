import { emitApprovalDecided } from '../events/outbox/emit-approvals.ts';
import type { Database } from '../platform/database/database.ts';
import type { Claim, Next } from '../platform/work/worker.ts';
import { SAVED } from '../platform/work/worker.ts';
import type { CallWithKey, SkillAnswer } from '../skill-call.ts';
import { type Approval, type ApprovalRow, readApproval } from './approval.ts';
import { findAskingKey, lockApproval, saveDecision, saveOutcome } from './queries.ts';
import { renewTokens } from './renew-tokens.ts';

export interface PerformParts {
  readonly database: Database;
  readonly callWithKey: CallWithKey;
}

/** Codes after which the call is tried again. */
const PASSING: readonly (number | string)[] = ['rate_limited', 'unavailable', -32603];
const PAUSE_MS = 5_000;

/**
 * Does what is due for an approval: records that its time has ended, or makes the approved call.
 * The idempotency key is the caller's, or the approval itself: a call whose worker dies before its
 * record is not made twice.
 */
export async function performApproval(parts: PerformParts, { tenantId, id, now }: Claim): Promise<Next> {
  const { database } = parts;
  const row = (await database.tenant(tenantId).approvals.findFirst({ where: { id } })) as
    | (ApprovalRow & { idempotency_key: string | null })
    | null;
  if (row === null) return null;
  const approval = readApproval(row, now);
  if (approval.state === 'expired') return expire(parts, approval, now);
  if (approval.state !== 'approved') return null;
  const answer = await makeCall(parts, approval, row.idempotency_key ?? id, now);
  if (!answer.ok && PASSING.includes(answer.error.code)) return new Date(now.getTime() + PAUSE_MS);
  const ended = answer.ok
    ? { state: 'executed' as const, answer: answer.result }
    : {
        state: 'failed' as const,
        error: { code: answer.error.code, message: answer.error.message },
        reason: answer.error.message.slice(0, MAX_REASON),
      };
  await saveOutcome(database, tenantId, id, { ...ended, finished_at: now });
  return SAVED;
}

const MAX_REASON = 500;

async function makeCall(
  { database, callWithKey }: PerformParts,
  { tenantId, id, keyId, skill, params }: Approval,
  idempotencyKey: string,
  now: Date,
): Promise<SkillAnswer> {
  const key = await findAskingKey(database, tenantId, keyId, now);
  if (key === null)
    return {
      ok: false,
      error: { code: -32000, message: 'The key that asked was revoked or has expired, so its call was not made.' },
    };
  const by = { fingerprint: key.fingerprint, requestId: id, approvalId: id };
  const renewed = await renewTokens(skill, params, (check, given) =>
    callWithKey({ skill: check, params: given, ...by }),
  );
  return callWithKey({ skill, params: { ...renewed, idempotency_key: idempotencyKey }, ...by });
}

/** An expiry is a refusal. */
async function expire({ database }: PerformParts, { tenantId, id }: Approval, now: Date): Promise<Next> {
  await database.transaction(async (tx) => {
    const row = await tx.row(lockApproval, tenantId, id);
    if (row === null || row.state !== 'pending' || row.expires_at > now) return;
    await tx.run(saveDecision, tenantId, id, 'expired', null, null, false, now, null);
    await emitApprovalDecided(tx, { ...readApproval(row, now), state: 'expired' }, now);
  });
  return SAVED;
}
