import { recordEnded } from '../counting/record-ended.ts';
import { captureHolds } from '../credits/holds.ts';
import type { UnsentMessage } from '../credits/return-credits.ts';
import { emitFinalized } from '../events/outbox/emit-messages.ts';
import type { Sql } from '../platform/database/sql.ts';

/**
 * Settles messages with an unknown outcome: their credits are captured as if accepted, and the
 * partner gets an event.
 */
export async function finalizeUnconfirmed(
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
  await recordEnded(
    tx,
    tenantId,
    unconfirmed.map(({ id }) => id),
    now,
  );
  await emitFinalized(tx, tenantId, unconfirmed, now);
}
