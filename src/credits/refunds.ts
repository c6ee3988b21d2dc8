import { batchStatement, type Sql } from '../platform/database/sql.ts';

export interface Refund {
  readonly accountId: string;
  readonly messageId: string;
  readonly credits: number;
}

/**
 * The reference is the message, so each message is refunded at most once; only new entries change a
 * balance. A refund on the day of the debit no longer counts for the daily limit.
 */
const refund = batchStatement<
  [
    tenantId: string,
    entryIds: readonly string[],
    accountIds: readonly string[],
    messageIds: readonly string[],
    amounts: readonly number[],
    now: Date,
  ]
>(
  'credits.refund',
  `WITH entries AS (
     INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, message_id, at)
     SELECT $1, g.id, g.account_id, 'refund', g.amount, 'refund:' || g.message_id, g.message_id, $6
       FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[]) AS g(id, account_id, message_id, amount)
     ON CONFLICT (tenant_id, account_id, ref) DO NOTHING
     RETURNING account_id, amount, message_id),
   debits AS (
     SELECT e.account_id, e.amount, (SELECT spending_day(d.at) FROM credit_entries d
              WHERE d.tenant_id = $1 AND d.account_id = e.account_id AND d.ref = 'send:' || e.message_id) AS day
       FROM entries e),
   sums AS (SELECT account_id, sum(amount)::bigint AS amount FROM entries GROUP BY account_id),
   accounts AS MATERIALIZED (
     SELECT a.account_id FROM credit_accounts a
      WHERE a.tenant_id = $1 AND a.account_id = ANY (ARRAY (SELECT account_id FROM sums)) ORDER BY a.account_id FOR UPDATE)
   UPDATE credit_accounts a
      SET posted = a.posted + s.amount,
          spent = a.spent - coalesce((SELECT sum(d.amount) FROM debits d WHERE d.account_id = a.account_id AND d.day = a.spent_day), 0)::bigint
     FROM sums s JOIN accounts l ON l.account_id = s.account_id
    WHERE a.tenant_id = $1 AND a.account_id = l.account_id`,
);

/** Refunds single messages that were never submitted. */
export async function refundMessages(
  tx: Sql,
  tenantId: string,
  refunds: readonly Refund[],
  now: Date,
  newId: (prefix: 'cre') => string,
): Promise<void> {
  const due = refunds.filter(({ credits }) => credits > 0);
  if (due.length === 0) return;
  await tx.run(
    refund,
    tenantId,
    due.map(() => newId('cre')),
    due.map(({ accountId }) => accountId),
    due.map(({ messageId }) => messageId),
    due.map(({ credits }) => credits),
    now,
  );
}
