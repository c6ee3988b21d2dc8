import type { Sql } from '../../platform/sql.ts';
import { giveBack, type UnsentMessage } from '../credits/give-back.ts';
import { announceFinalized } from '../outbox/announce-messages.ts';

/** What belongs to the end of texts that never left, in the transaction that ended them: their credits go back, and a partner hears of it. */
export async function endUnsent(
  tx: Sql,
  tenantId: string,
  unsent: readonly UnsentMessage[],
  now: Date,
  newId: (prefix: 'cre') => string,
): Promise<void> {
  await giveBack(tx, tenantId, unsent, now, newId);
  await announceFinalized(tx, tenantId, unsent, now);
}
