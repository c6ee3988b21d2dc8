import { recordEnded } from '../counting/record-ended.ts';
import { returnCredits, type UnsentMessage } from '../credits/return-credits.ts';
import { emitFinalized } from '../events/outbox/emit-messages.ts';
import { raiseFailures } from '../events/signals/raise-failures.ts';
import type { Sql } from '../platform/database/sql.ts';

/**
 * Settles messages that were never sent, in the transaction that ended them: credits are returned,
 * and the partner gets an event.
 */
export async function finalizeUnsent(
  tx: Sql,
  tenantId: string,
  unsent: readonly UnsentMessage[],
  now: Date,
  newId: (prefix: 'cre') => string,
): Promise<void> {
  const ids = unsent.map(({ id }) => id);
  await returnCredits(tx, tenantId, unsent, now, newId);
  await recordEnded(tx, tenantId, ids, now);
  await emitFinalized(tx, tenantId, unsent, now);
  await raiseFailures(tx, tenantId, ids, now);
}
