import type { HandleSignals } from '../events/signals/consume.ts';
import { handleJourneySignals } from '../journeys/handle-signals.ts';

/** Everything that listens for signals, in one transaction per batch. */
export function signalHandlers(clock: () => Date): HandleSignals {
  return async (tx, tenantId, signals) => {
    await handleJourneySignals(tx, tenantId, signals, clock());
  };
}
