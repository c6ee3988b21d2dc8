import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { emitEvents } from './emit.ts';

/** What the events say of an approval: not the params, which may contain personal data. */
interface AskedCall extends Owner {
  readonly id: string;
  readonly keyId: string;
  readonly skill: string;
  readonly state: string;
  readonly reason: string | null;
  readonly requestId: string;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly effect: { readonly credits: number | null; readonly recipients: number | null };
}

/** Emits `approval.requested`. */
export async function emitApprovalRequested(tx: Sql, call: AskedCall, now: Date): Promise<void> {
  const { tenantId, accountId, id, keyId, skill, requestId, expiresAt, effect } = call;
  const data = {
    approval_id: id,
    skill,
    key_id: keyId,
    credits: effect.credits,
    recipients: effect.recipients,
    expires_at: expiresAt.toISOString(),
  };
  await emitEvents(tx, tenantId, [{ type: 'approval.requested', accountId, requestId, data }], now);
}

/** Emits `approval.decided`, also for an expiry or a withdrawal. */
export async function emitApprovalDecided(tx: Sql, call: AskedCall, now: Date): Promise<void> {
  const { tenantId, accountId, id, keyId, skill, state, reason, requestId, decidedBy } = call;
  const decision = state === 'approved' ? ('approved' as const) : (state as 'refused' | 'expired' | 'canceled');
  const data = { approval_id: id, skill, key_id: keyId, decision, reason, decided_by: decidedBy };
  await emitEvents(tx, tenantId, [{ type: 'approval.decided', accountId, requestId, data }], now);
}
