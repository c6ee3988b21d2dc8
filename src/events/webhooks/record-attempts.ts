import { bucketOf, isTripped, OPEN_MS, windowStart } from '../../domain/webhooks/breaker.ts';
import type { Transactions } from '../../platform/database/joined-transactions.ts';
import type { Sql, Transaction } from '../../platform/database/sql.ts';
import { type AttemptResult, isCountedAttempt } from './attempt.ts';
import type { EndpointKey } from './endpoint.ts';
import type { Lease } from './lease.ts';
import { markAttempted } from './mark-attempted.ts';
import { countHealth, disableEndpoint, readHealth, resetHealth, setBreaker } from './record-attempts-queries.ts';

export interface Attempts {
  readonly attempts: readonly AttemptResult[];
  /** True when the breaker was open and this attempt decides whether it closes. */
  readonly probe: boolean;
}

/**
 * Records many attempts in one transaction: renews the lease, updates the events and the endpoint's
 * health, and applies the consequences. Returns whether more may be sent: false when the breaker
 * opened, the endpoint is gone, or another process has taken over.
 */
export async function recordAttempts(
  transactions: Transactions,
  lease: Lease,
  { attempts, probe }: Attempts,
  now: Date,
): Promise<boolean> {
  return transactions.transaction(async (tx) => {
    // The endpoint row is the lock; a process without the lease must not record anything.
    if (!(await lease.renew(tx))) return false;
    const { endpoint } = lease;
    const active = endpoint.state === 'active';
    const made = attempts.filter(isCountedAttempt);
    if (made.length > 0) await markAttempted(tx, lease, made);
    // Results of another URL say nothing about the current one.
    const current = attempts.filter(({ url }) => url === endpoint.url);
    if (current.some(({ outcome }) => outcome === 'gone')) {
      await disableEndpoint(tx, lease, 'gone', now);
      return false;
    }
    const counted = current.filter(isCountedAttempt);
    if (counted.length === 0) return active && !probe;
    const failures = counted.filter(({ outcome }) => outcome !== 'delivered').length;
    const opened = probe
      ? await evaluateProbe(tx, lease, failures === 0, now)
      : await evaluateHealth(tx, lease, { attempts: counted.length, failures }, now);
    return active && !opened;
  });
}

/** The breaker is closed: decides whether it opens. */
async function evaluateHealth(
  tx: Transaction,
  { tenantId, endpointId }: EndpointKey,
  counted: { readonly attempts: number; readonly failures: number },
  now: Date,
): Promise<boolean> {
  const count = [tenantId, endpointId, bucketOf(now), counted.attempts, counted.failures] as const;
  if (counted.failures === 0) {
    // Without a new failure it cannot open.
    tx.last(countHealth, ...count);
    return false;
  }
  await tx.run(countHealth, ...count);
  const health = await tx.row(readHealth, tenantId, endpointId, windowStart(now));
  if (health === null || !isTripped(health)) return false;
  await setBreaker(tx, { tenantId, endpointId }, new Date(now.getTime() + OPEN_MS));
  return true;
}

/**
 * The breaker was open and one event was sent: success closes it and resets the failures, failure
 * keeps it open.
 */
async function evaluateProbe(tx: Sql, endpoint: EndpointKey, delivered: boolean, now: Date): Promise<boolean> {
  await setBreaker(tx, endpoint, delivered ? null : new Date(now.getTime() + OPEN_MS));
  if (delivered) await resetHealth(tx, endpoint);
  return !delivered;
}
