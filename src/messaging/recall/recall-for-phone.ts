import { type Sql, statement } from '../../platform/sql.ts';
import { endWithdrawn, WITHDRAWN, type WithdrawnMessage } from '../ending/withdrawn.ts';
import type { Owner } from '../tenancy.ts';

/**
 * Waits for a dispatcher that has one of the rows locked and then leaves that row alone, so what it does
 * not recall was handed out before this transaction commits, and what is queued afterwards is stopped at hand-over.
 * With a program, only what leaves from its numbers, or from numbers of none.
 */
const recall = statement<
  [tenantId: string, accountId: string, phone: string, reason: string, now: Date, programId: string | null],
  WithdrawnMessage
>(
  'recall.for_phone',
  `UPDATE messages m SET ${WITHDRAWN}
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = $3 AND m.state IN ('queued', 'scheduled', 'held')
      AND ($6::text IS NULL
        OR EXISTS (SELECT FROM sender_numbers n WHERE n.tenant_id = $1 AND n.id = m.number_id AND (n.program_id IS NULL OR n.program_id = $6)))
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state`,
);

/** Takes back every text to this number that waits, or only those of a program; answers how many of them never left. */
export async function recallForPhone(
  tx: Sql,
  owner: Owner,
  phone: string,
  reason: string,
  now: Date,
  newId: (prefix: 'cre') => string,
  programId: string | null = null,
): Promise<{ readonly canceled: number; readonly released: number }> {
  const recalled = await tx.rows(recall, owner.tenantId, owner.accountId, phone, reason, now, programId);
  return endWithdrawn(tx, owner.tenantId, recalled, now, newId);
}
