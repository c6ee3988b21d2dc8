import type { TestApp } from './app.ts';

const SET = `WITH entry AS (
    INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at)
    SELECT tenant_id, 'cre_' || gen_random_uuid(), account_id, 'adjustment', $2 - posted, 'test:' || gen_random_uuid(), now() FROM credit_accounts WHERE account_id = $1)
  UPDATE credit_accounts SET posted = $2 WHERE account_id = $1`;

/** `posted` changes together with its entry; otherwise the service reports a balance mismatch. */
export async function setBalance(app: TestApp, accountId: string, credits: number): Promise<void> {
  await app.parts.database.pool.query(SET, [accountId, credits]);
}
