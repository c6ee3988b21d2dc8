import type { Owner } from '../domain/account.ts';
import type { Sql } from '../platform/database/sql.ts';
import { cancelPhoneMessages } from './cancel-waiting.ts';
import { finalizeCanceled } from './finalize-canceled.ts';

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
  const canceled = await tx.rows(cancelPhoneMessages, owner.tenantId, owner.accountId, phone, reason, now, programId);
  return finalizeCanceled(tx, owner.tenantId, canceled, now, newId);
}
