import { type ParamOf, rowList } from '../platform/database/row-list.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

export interface MessageDebit {
  readonly entryId: string;
  readonly accountId: string;
  readonly messageId: string;
  readonly credits: number;
  readonly now: Date;
}

const DEBITS = rowList({
  entry_id: 'text',
  account_id: 'text',
  message_id: 'text',
  credits: 'bigint',
  now: 'timestamptz',
});

const debit = statement<[tenantId: string, debits: ParamOf<typeof DEBITS>]>(
  'credits.debit_messages',
  `WITH one AS MATERIALIZED (
     SELECT * FROM ${DEBITS.from('$2', 'm')}),
   debits AS (
     UPDATE credit_accounts b
        SET posted = b.posted - due.credits, spent = spent_on_day(b.spent_day, b.spent, due.at) + due.credits,
            spent_day = greatest(b.spent_day, spending_day(due.at))
       FROM (SELECT account_id, sum(credits) AS credits, max(now) AS at FROM one GROUP BY account_id) AS due
      WHERE b.tenant_id = $1 AND b.account_id = due.account_id)
   INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, message_id, at)
   SELECT $1, entry_id, account_id, 'send', -credits, 'send:' || message_id, message_id, now FROM one`,
);

/**
 * Debits messages of several accounts of a tenant. The caller has locked their balances and decided
 * that they cover the messages, and emits the events of the balances.
 */
export async function debitMessages(tx: Sql, tenantId: string, debits: readonly MessageDebit[]): Promise<void> {
  const charged = debits.filter(({ credits }) => credits > 0);
  if (charged.length === 0) return;
  const rows = charged.map(({ entryId, accountId, messageId, credits, now }) => ({
    entry_id: entryId,
    account_id: accountId,
    message_id: messageId,
    credits,
    now,
  }));
  await tx.run(debit, tenantId, DEBITS.param(rows));
}
