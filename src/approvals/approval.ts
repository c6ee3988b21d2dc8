import type { CallEffect } from '../call-effect.ts';
import type { Owner } from '../domain/account.ts';
import type { SkillFailure } from '../skill-call.ts';

export type ApprovalState = 'pending' | 'approved' | 'executed' | 'failed' | 'refused' | 'canceled' | 'expired';

export interface ApprovalRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly account_id: string;
  readonly key_id: string;
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly effect: CallEffect;
  readonly effect_hash: string;
  readonly state: ApprovalState;
  readonly reason: string | null;
  readonly request_id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly decided_by: string | null;
  readonly by_link: boolean;
  readonly decided_at: Date | null;
  readonly finished_at: Date | null;
  readonly answer: Readonly<Record<string, unknown>> | null;
  readonly error: SkillFailure | null;
}

/** A call that waits for a person, or has waited. */
export interface Approval extends Owner {
  readonly id: string;
  /** The key that asked. */
  readonly keyId: string;
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly effect: CallEffect;
  readonly effectHash: string;
  readonly state: ApprovalState;
  readonly reason: string | null;
  readonly requestId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly byLink: boolean;
  readonly decidedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly answer: Readonly<Record<string, unknown>> | null;
  readonly error: SkillFailure | null;
}

export function readApproval(row: ApprovalRow, now: Date): Approval {
  // A worker records the expiry later.
  const state = row.state === 'pending' && row.expires_at <= now ? 'expired' : row.state;
  return {
    tenantId: row.tenant_id,
    accountId: row.account_id,
    id: row.id,
    keyId: row.key_id,
    skill: row.skill,
    params: row.params,
    effect: row.effect,
    effectHash: row.effect_hash,
    state,
    reason: row.reason,
    requestId: row.request_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    decidedBy: row.decided_by,
    byLink: row.by_link,
    decidedAt: row.decided_at,
    finishedAt: row.finished_at,
    answer: row.answer,
    error: row.error,
  };
}
