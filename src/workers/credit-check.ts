import { createDriftCheck } from '../credits/drift.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';

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
