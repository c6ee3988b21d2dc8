import { createSignalConsumer, type HandleSignals } from '../events/signals/consume.ts';
import type { Database } from '../platform/database/database.ts';
import type { OnFailure } from '../platform/for-each-isolated.ts';
import type { Runner } from '../platform/work/runner.ts';

/** Every handler sees each signal, in order, in the transaction that removes the signal. */
export function createSignals(
  database: Database,
  handlers: readonly HandleSignals[],
  clock: () => Date,
  onFailure: OnFailure,
): Runner {
  const handleAll: HandleSignals = async (tx, tenantId, signals) => {
    for (const handle of handlers) await handle(tx, tenantId, signals);
  };
  return createSignalConsumer(database, handleAll, clock, onFailure);
}
