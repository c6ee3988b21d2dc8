import type { Sql } from '../../platform/sql.ts';
import type { UnsentMessage } from '../credits/give-back.ts';
import { captureHolds } from '../credits/holds.ts';
import { announceFinalized } from '../outbox/announce-messages.ts';

/** Whether they left is not known; as far as money goes they count as taken until somebody says otherwise, and a partner hears of it. */
export async function endUnconfirmed(
  tx: Sql,
  tenantId: string,
  unconfirmed: readonly UnsentMessage[],
  now: Date,
  newId: (prefix: 'cre') => string,
): Promise<void> {
  await captureHolds(
    tx,
    tenantId,
    unconfirmed.flatMap(({ hold_id: holdId, credits }) => (holdId === null ? [] : [{ holdId, credits }])),
    now,
    newId,
  );
  await announceFinalized(tx, tenantId, unconfirmed, now);
}
