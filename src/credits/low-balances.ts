import { raiseSignals } from '../events/signals/raise.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement } from '../platform/database/sql.ts';
import { groupByTenant } from '../platform/group-by.ts';

export interface LowBalance {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly available: number;
  readonly alert_at: number;
}

/** The balances crossed the threshold since `alerted` was set. */
const HAS_CROSSED = 'alert_at IS NOT NULL AND alerted <> (posted - held < alert_at)';

/** Reads the accounts with a threshold by credit_accounts_alert_idx. Takes no locks. */
const findCrossed = batchStatement<[limit: number], { tenant_id: string; account_id: string }>(
  'credits.find_crossed_balances',
  `SELECT tenant_id, account_id FROM credit_accounts WHERE ${HAS_CROSSED} ORDER BY tenant_id, account_id LIMIT $1`,
);

/**
 * Remembers which accounts are below their threshold, so that each fall is found once, by one
 * process. Skips a balance that is being changed until the next run.
 */
const markLowBalances = batchStatement<
  [tenantId: string, accountIds: readonly string[]],
  LowBalance & { alerted: boolean }
>(
  'credits.mark_low_balances',
  `UPDATE credit_accounts SET alerted = NOT alerted
    WHERE tenant_id = $1 AND account_id IN (
      SELECT account_id FROM credit_accounts WHERE tenant_id = $1 AND account_id = ANY ($2) AND ${HAS_CROSSED} FOR NO KEY UPDATE SKIP LOCKED)
   RETURNING tenant_id, account_id, posted - held AS available, alert_at, alerted`,
);

const BATCH = 1_000;

/**
 * Finds the accounts that fell below their threshold since the last run; raises a signal for each,
 * and reports them after the commit of their tenant.
 */
export async function findNewLowBalances(
  database: Database,
  now: Date,
  report: (low: LowBalance) => void,
): Promise<void> {
  for (const [tenantId, crossed] of groupByTenant(await database.rows(findCrossed, BATCH))) {
    const accountIds = crossed.map((row) => row.account_id);
    for (const low of await markTenant(database, tenantId, accountIds, now)) report(low);
  }
}

function markTenant(
  database: Database,
  tenantId: string,
  accountIds: readonly string[],
  now: Date,
): Promise<LowBalance[]> {
  return database.transaction(async (tx) => {
    const low = (await tx.rows(markLowBalances, tenantId, accountIds)).filter(({ alerted }) => alerted);
    for (const { account_id: accountId, available, alert_at: threshold } of low) {
      const content = { kind: 'balance' as const, name: '' as const, data: { available, threshold } };
      await raiseSignals(tx, { tenantId, accountId }, [{ ...content, contactId: null, occurredAt: now }], now);
    }
    return low;
  });
}
