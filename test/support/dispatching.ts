import type { Carrier } from '../../src/carriers/carrier.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { createLogger } from '../../src/platform/logger.ts';
import type { DispatchParts } from '../../src/sending/dispatch/dispatch.ts';

export const silent = createLogger('silent');

/** The dependencies of a dispatcher that submits to one carrier, without event listeners. */
export function dispatching(database: Database, carrier: Carrier, clock: () => Date, leaseMs: number): DispatchParts {
  const carriers = new Map([[carrier.name, carrier]]);
  const mediaUrl = 'https://go.example.com';
  return {
    database,
    carriers,
    log: silent,
    clock,
    leaseMs,
    mediaUrl,
    onOutcome: () => undefined,
    onSubmitted: () => undefined,
  };
}
