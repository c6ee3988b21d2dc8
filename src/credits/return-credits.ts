import type { Sql } from '../platform/database/sql.ts';
import { releaseHolds } from './holds.ts';
import { refundMessages } from './refunds.ts';

/** The credit fields of a message that was not sent. */
export interface UnsentMessage {
  readonly id: string;
  readonly account_id: string;
  readonly credits: number;
  readonly hold_id: string | null;
}

/**
 * Returns the credits of unsent messages: a campaign message releases its part of the hold, a
 * single message was charged when accepted and is refunded.
 */
export async function returnCredits(
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
