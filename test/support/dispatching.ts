import type { Carrier } from '../../src/messaging/carriers/carrier.ts';
import type { DispatchParts } from '../../src/messaging/dispatch/dispatch.ts';
import type { Database } from '../../src/platform/database.ts';
import { createLogger } from '../../src/platform/logger.ts';

export const silent = createLogger('silent');

/** What a dispatcher needs to hand texts to one carrier, with nobody who listens. */
export function dispatching(database: Database, carrier: Carrier, clock: () => Date, leaseMs: number): DispatchParts {
  const carriers = new Map([[carrier.name, carrier]]);
  return { database, carriers, log: silent, clock, leaseMs, onOutcome: () => undefined, onAnswers: () => undefined };
}
