import type { Owner } from '../../domain/account.ts';
import type { EventData } from '../../generated/events.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { emitEvents } from './emit.ts';

/** The account's state and default number; a suspended partner suspends its customers. */
const findTrust = statement<
  [tenantId: string, accountId: string],
  { kind: string; state: string; number: string | null }
>(
  'outbox.find_trust',
  `SELECT a.kind, a.state,
          (SELECT n.phone FROM phone_numbers n
            WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.is_default AND n.state = 'active' LIMIT 1) AS number
     FROM account_states a
    WHERE a.tenant_id = $1 AND a.id = $2`,
);

/** Emits `trust.updated`: whether the account can send now; `reason` says what changed. */
export async function emitRegistrationChange(
  tx: Sql,
  { tenantId, accountId }: Owner,
  reason: string,
  now: Date,
  requestId: string | null = null,
): Promise<void> {
  const trust = await tx.row(findTrust, tenantId, accountId);
  if (trust === null) return;
  const { kind, number } = trust;
  const state = trust.state as EventData<'trust.updated'>['state'];
  const ready = state === 'active' && (number !== null || kind === 'partner');
  await emitEvents(
    tx,
    tenantId,
    [{ type: 'trust.updated', accountId, requestId, data: { state, number, ready, reason } }],
    now,
  );
}
