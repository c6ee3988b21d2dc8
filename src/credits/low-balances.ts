import { batchStatement, type Sql } from '../platform/database/sql.ts';

export interface LowBalance {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly available: number;
  readonly alert_at: number;
}

/**
 * Remembers which accounts are below their threshold, so that each fall is found once, by one
 * process. Reads the accounts with a threshold by credit_accounts_alert_idx, and skips a balance
 * that is being changed until the next run.
 */
const markLowBalances = batchStatement<[limit: number], LowBalance & { alerted: boolean }>(
  'credits.mark_low_balances',
  `WITH changed AS (
     SELECT tenant_id, account_id FROM credit_accounts
      WHERE alert_at IS NOT NULL AND alerted <> (posted - held < alert_at)
      ORDER BY tenant_id, account_id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
   UPDATE credit_accounts a SET alerted = NOT a.alerted
     FROM changed c WHERE a.tenant_id = c.tenant_id AND a.account_id = c.account_id
   RETURNING a.tenant_id, a.account_id, a.posted - a.held AS available, a.alert_at, a.alerted`,
);

const BATCH = 1_000;

/** The accounts that fell below their threshold since the last run. */
export async function findNewLowBalances(sql: Sql): Promise<LowBalance[]> {
  return (await sql.rows(markLowBalances, BATCH)).filter(({ alerted }) => alerted);
}
