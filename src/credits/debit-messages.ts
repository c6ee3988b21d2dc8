import { type Sql, statement } from '../platform/database/sql.ts';

export interface MessageDebit {
  readonly entryId: string;
  readonly accountId: string;
  readonly messageId: string;
  readonly credits: number;
  readonly now: Date;
}

const debit = statement<[tenantId: string, debits: string]>(
  'credits.debit_messages',
  `WITH one AS MATERIALIZED (
     SELECT * FROM jsonb_to_recordset($2::jsonb) AS m ("entryId" text, "accountId" text, "messageId" text, credits bigint, now timestamptz)),
   debits AS (
     UPDATE credit_accounts b
        SET posted = b.posted - due.credits, spent = spent_on_day(b.spent_day, b.spent, due.at) + due.credits,
            spent_day = greatest(b.spent_day, spending_day(due.at))
       FROM (SELECT "accountId", sum(credits) AS credits, max(now) AS at FROM one GROUP BY "accountId") AS due
      WHERE b.tenant_id = $1 AND b.account_id = due."accountId")
   INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, message_id, at)
   SELECT $1, "entryId", "accountId", 'send', -credits, 'send:' || "messageId", "messageId", now FROM one`,
);

/**
 * Debits messages of several accounts of a tenant. The caller has locked their balances and decided
 * that they cover the messages, and emits the events of the balances.
 */
export async function debitMessages(tx: Sql, tenantId: string, debits: readonly MessageDebit[]): Promise<void> {
  const charged = debits.filter(({ credits }) => credits > 0);
  if (charged.length > 0) await tx.run(debit, tenantId, JSON.stringify(charged));
}
