import type { Owner } from '../domain/account.ts';
import { emitBalance } from '../events/outbox/emit-balance.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';

/** The price of one message. */
export interface MessageCharge {
  readonly entryId: string;
  readonly messageId: string;
  readonly credits: number;
}

/** Charges all messages or none: no row means that the balance or the daily limit is too low. */
const charge = batchStatement<
  [
    tenantId: string,
    accountId: string,
    entryIds: readonly string[],
    messageIds: readonly string[],
    credits: readonly number[],
    sum: number,
    now: Date,
  ],
  { available: number; low_at: number | null; alert_at: number | null }
>(
  'credits.charge_messages',
  `WITH paid AS (
     UPDATE credit_accounts
        SET posted = posted - $6, spent = spent_on_day(spent_day, spent, $7) + $6, spent_day = greatest(spent_day, spending_day($7))
      WHERE tenant_id = $1 AND account_id = $2 AND posted - held - $6 >= 0
        AND (daily_limit IS NULL OR spent_on_day(spent_day, spent, $7) + $6 <= daily_limit)
     RETURNING posted - held AS available, low_at, alert_at),
   entries AS (
     INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, message_id, at)
     SELECT $1, one.id, $2, 'send', -one.credits, 'send:' || one.message_id, one.message_id, $7
       FROM unnest($3::text[], $4::text[], $5::bigint[]) AS one (id, message_id, credits) WHERE EXISTS (SELECT FROM paid))
   SELECT available, low_at, alert_at FROM paid`,
);

/**
 * Charges messages of one account together. Throws when the balance or the daily limit does not
 * cover them, which rolls back: their senders evaluate them again against the new balance.
 */
export async function chargeMessages(
  tx: Sql,
  owner: Owner,
  charges: readonly MessageCharge[],
  now: Date,
): Promise<void> {
  const sum = charges.reduce((total, { credits }) => total + credits, 0);
  if (sum === 0) return;
  const paid = await tx.row(
    charge,
    owner.tenantId,
    owner.accountId,
    charges.map(({ entryId }) => entryId),
    charges.map(({ messageId }) => messageId),
    charges.map(({ credits }) => credits),
    sum,
    now,
  );
  if (paid === null)
    throw new Error('The credits of the messages were spent by another transaction. They are evaluated again.');
  const { available: after, low_at: lowAt, alert_at: alertAt } = paid;
  await emitBalance(tx, owner, { before: after + sum, after, lowAt, alertAt }, { requestId: null, now });
}
