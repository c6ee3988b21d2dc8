import { consumeSignals, type HandleSignals } from '../events/signals/consume.ts';
import type { Database } from '../platform/database/database.ts';
import type { OnFailure } from '../platform/for-each-isolated.ts';
import type { Run } from './loop.ts';

/** Every handler sees each signal, in order, in the transaction that removes the signal. */
export function createSignalRun(database: Database, handlers: readonly HandleSignals[], onFailure: OnFailure): Run {
  const handleAll: HandleSignals = async (tx, tenantId, signals) => {
    for (const handle of handlers) await handle(tx, tenantId, signals);
  };
  return () => consumeSignals(database, handleAll, onFailure);
}
