import { randomUUID } from 'node:crypto';
import type { TestAccount, TestApp } from '../app.ts';

/** Spends all but `left` of the balance, as messages would. */
export async function spendTo(app: TestApp, { accountId, call }: TestAccount, left: number): Promise<void> {
  const spent = (await call('billing.balance', {})).available - left;
  if (spent <= 0) return;
  await app.parts.database.pool.query(
    `WITH entry AS (
       INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) VALUES ($1, $2, $1, 'adjustment', $3, $2, now()))
     UPDATE credit_accounts SET posted = posted + $3 WHERE tenant_id = $1 AND account_id = $1`,
    [accountId, `cre_spent_${randomUUID()}`, -spent],
  );
}
