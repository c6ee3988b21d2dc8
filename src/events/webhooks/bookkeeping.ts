import { SLOW_MS } from '../../domain/webhooks/latency.ts';
import type { Database } from '../../platform/database/database.ts';
import { joinTransactions, type Transactions } from '../../platform/database/joined-transactions.ts';
import type { EndpointKey } from './endpoint.ts';

/** The transactions of a delivery, given how long its receiver takes to answer now. */
export type Bookkeeping = (endpoint: EndpointKey, latencyMs: () => number | null) => Transactions;

/**
 * Transactions in which deliveries take leases, read events and record attempts. Slow receivers,
 * and those that were not called yet, use at most half of the connections: a crowd of them waits
 * for itself.
 */
export function createBookkeeping(database: Database): Bookkeeping {
  const connections = database.background.pool.options.max;
  const fast = joinTransactions(database, connections);
  const slow = joinTransactions(database, Math.floor(connections / 2));
  return ({ tenantId, endpointId }, latencyMs) => ({
    transaction: (work) => ((latencyMs() ?? SLOW_MS) >= SLOW_MS ? slow : fast)(tenantId, endpointId).transaction(work),
  });
}
