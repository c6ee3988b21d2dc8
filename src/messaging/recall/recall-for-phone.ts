import { type Sql, statement } from '../../platform/sql.ts';
import type { UnsentMessage } from '../credits/give-back.ts';
import { endUnsent } from '../ending/end-unsent.ts';
import type { Owner } from '../tenancy.ts';

/**
 * By messages_recallable_idx. Waits for a dispatcher that has one of the rows locked and then leaves that row alone, so what it does
 * not recall was handed out before this transaction commits, and what is queued afterwards is stopped at hand-over.
 */
const recall = statement<
  [tenantId: string, accountId: string, phone: string, reason: string, now: Date],
  UnsentMessage
>(
  'recall.for_phone',
  `UPDATE messages SET state = 'canceled', state_reason = $4, finalized_at = $5
    WHERE tenant_id = $1 AND account_id = $2 AND to_phone = $3 AND state IN ('queued', 'scheduled', 'held')
   RETURNING id, account_id, credits, hold_id`,
);

/** Takes back every text to this number that has not left yet, and gives its credits back. */
export async function recallForPhone(
  tx: Sql,
  owner: Owner,
  phone: string,
  reason: string,
  now: Date,
  newId: (prefix: 'cre') => string,
): Promise<{ canceled: number; released: number }> {
  const recalled = await tx.rows(recall, owner.tenantId, owner.accountId, phone, reason, now);
  await endUnsent(tx, owner.tenantId, recalled, now, newId);
  return { canceled: recalled.length, released: recalled.reduce((sum, { credits }) => sum + credits, 0) };
}
