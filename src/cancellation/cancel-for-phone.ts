import type { Owner } from '../domain/account.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { CANCELED, type CanceledMessage, finalizeCanceled } from './finalize-canceled.ts';

/**
 * Waits for a dispatcher that has a row locked and then leaves that row alone: a message that is
 * not canceled here was submitted before this transaction commits, and a message queued later is
 * stopped before submission. With a program, cancels only messages from its numbers or from numbers
 * without a program.
 */
const cancelMessages = statement<
  [tenantId: string, accountId: string, phone: string, reason: string, now: Date, programId: string | null],
  CanceledMessage
>(
  'cancellation.for_phone',
  `UPDATE messages m SET ${CANCELED}
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = $3 AND m.state IN ('queued', 'scheduled', 'held')
      AND ($6::text IS NULL
        OR EXISTS (SELECT FROM phone_numbers n WHERE n.tenant_id = $1 AND n.id = m.number_id AND (n.program_id IS NULL OR n.program_id = $6)))
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state`,
);

/**
 * Cancels every waiting message to a number, or only those of a program. Returns the number of
 * messages that were never sent and their credits.
 */
export async function cancelForPhone(
  tx: Sql,
  owner: Owner,
  phone: string,
  reason: string,
  now: Date,
  newId: (prefix: 'cre') => string,
  programId: string | null = null,
): Promise<{ readonly canceled: number; readonly released: number }> {
  const canceled = await tx.rows(cancelMessages, owner.tenantId, owner.accountId, phone, reason, now, programId);
  return finalizeCanceled(tx, owner.tenantId, canceled, now, newId);
}
