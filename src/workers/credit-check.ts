import { createDriftCheck } from '../credits/drift.ts';
import { findNewLowBalances } from '../credits/low-balances.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Logs each fall below the threshold of billing.setLimits once. */
export async function reportLowBalances(
  database: Database,
  { log, metrics, clock }: { readonly log: Logger; readonly metrics: Metrics; readonly clock: () => Date },
): Promise<boolean> {
  await findNewLowBalances(database, clock(), ({ tenant_id: tenantId, account_id: accountId, ...row }) => {
    metrics.lowBalanceAlerts.inc();
    log.warn({ tenantId, accountId, available: row.available, alertAt: row.alert_at }, 'credits fell below the alert');
  });
  return false;
}

/**
 * Compares balances with their entries. An account that differs is logged once and counted until it
 * agrees again.
 */
export function createCreditCheck(
  database: Database,
  { log, metrics }: { readonly log: Logger; readonly metrics: Metrics },
): ReturnType<typeof createDriftCheck> {
  const drifting = new Set<string>();
  return createDriftCheck({
    database,
    onChecked: ({ accountId }, drift) => {
      metrics.creditAccountsChecked.inc();
      if (drift === null) drifting.delete(accountId);
      else if (!drifting.has(accountId)) {
        drifting.add(accountId);
        log.error(drift, 'credit balance differs from the sum of its entries');
      }
      metrics.creditAccountsDrifting.set(drifting.size);
    },
  });
}
