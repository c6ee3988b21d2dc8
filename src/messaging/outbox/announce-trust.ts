import type { EventData } from '../../generated/events.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { emitEvents } from './emit.ts';

/** An account with its default sender; what its partner suffers, it suffers. */
const findTrust = statement<[tenantId: string, accountId: string], { state: string; number: string | null }>(
  'outbox.find_trust',
  `SELECT CASE root.state WHEN 'active' THEN a.state ELSE root.state END AS state,
          (SELECT n.phone FROM sender_numbers n
            WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.is_default AND n.state = 'active' LIMIT 1) AS number
     FROM accounts a JOIN accounts root ON root.tenant_id = $1 AND root.id = $1
    WHERE a.tenant_id = $1 AND a.id = $2 AND a.kind <> 'tenant'`,
);

/** `trust.updated`: whether the account may send, as it is now; `reason` says what changed. */
export async function announceTrust(
  tx: Sql,
  { tenantId, accountId }: Owner,
  reason: string,
  now: Date,
  requestId: string | null = null,
): Promise<void> {
  const trust = await tx.row(findTrust, tenantId, accountId);
  if (trust === null) return;
  const { number } = trust;
  const state = trust.state as EventData<'trust.updated'>['state'];
  const ready = state === 'active' && (number !== null || accountId === tenantId);
  await emitEvents(
    tx,
    tenantId,
    [{ type: 'trust.updated', accountId, requestId, data: { state, number, ready, reason } }],
    now,
  );
}
