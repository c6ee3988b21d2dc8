import type { Sql } from '../../platform/sql.ts';
import { releaseHolds } from './holds.ts';
import { refundMessages } from './refunds.ts';

/** A message that was not handed over, as far as its credits are concerned. */
export interface UnsentMessage {
  readonly id: string;
  readonly account_id: string;
  readonly credits: number;
  readonly hold_id: string | null;
}

/** A campaign's message frees its part of the hold; a single message was paid when it was accepted, and is refunded. */
export async function giveBack(
  tx: Sql,
  tenantId: string,
  unsent: readonly UnsentMessage[],
  now: Date,
  newId: (prefix: 'cre') => string,
): Promise<void> {
  const held = unsent.flatMap(({ hold_id: holdId, credits }) => (holdId === null ? [] : [{ holdId, credits }]));
  const paid = unsent
    .filter(({ hold_id: holdId }) => holdId === null)
    .map(({ id, account_id: accountId, credits }) => ({ accountId, messageId: id, credits }));
  await releaseHolds(tx, tenantId, held, now);
  await refundMessages(tx, tenantId, paid, now, newId);
}
