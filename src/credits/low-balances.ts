import { raiseSignals } from '../events/signals/raise.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement } from '../platform/database/sql.ts';

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

/** The accounts that fell below their threshold since the last run; raises a signal for each. */
export function findNewLowBalances(database: Database, now: Date): Promise<LowBalance[]> {
  return database.transaction(async (tx) => {
    const low = (await tx.rows(markLowBalances, BATCH)).filter(({ alerted }) => alerted);
    for (const { tenant_id: tenantId, account_id: accountId, available, alert_at: threshold } of low) {
      const content = { kind: 'balance' as const, name: '' as const, data: { available, threshold } };
      await raiseSignals(tx, { tenantId, accountId }, [{ ...content, contactId: null, occurredAt: now }], now);
    }
    return low;
  });
}
