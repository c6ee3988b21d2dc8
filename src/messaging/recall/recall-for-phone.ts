import { type Sql, statement } from '../../platform/sql.ts';
import { endWithdrawn, WITHDRAWN, type WithdrawnMessage } from '../ending/withdrawn.ts';
import type { Owner } from '../tenancy.ts';

/**
 * Waits for a dispatcher that has one of the rows locked and then leaves that row alone, so what it does
 * not recall was handed out before this transaction commits, and what is queued afterwards is stopped at hand-over.
 */
const recall = statement<
  [tenantId: string, accountId: string, phone: string, reason: string, now: Date],
  WithdrawnMessage
>(
  'recall.for_phone',
  `UPDATE messages m SET ${WITHDRAWN}
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = $3 AND m.state IN ('queued', 'scheduled', 'held')
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state`,
);

/** Takes back every text to this number that waits; answers how many of them never left. */
export async function recallForPhone(
  tx: Sql,
  owner: Owner,
  phone: string,
  reason: string,
  now: Date,
  newId: (prefix: 'cre') => string,
): Promise<{ readonly canceled: number; readonly released: number }> {
  const recalled = await tx.rows(recall, owner.tenantId, owner.accountId, phone, reason, now);
  return endWithdrawn(tx, owner.tenantId, recalled, now, newId);
}
