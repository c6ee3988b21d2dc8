import { bucketOf, isTripped, OPEN_MS, windowStart } from '../../domain/webhooks/breaker.ts';
import type { Database } from '../../platform/database.ts';
import type { Sql, Transaction } from '../../platform/sql.ts';
import { type Attempted, isMade } from './attempt.ts';
import type { Lease } from './lease.ts';
import { markAttempted } from './mark-attempted.ts';
import { countHealth, disableEndpoint, forgetHealth, readHealth, setBreaker } from './record-attempts-queries.ts';

export interface Attempts {
  readonly attempts: readonly Attempted[];
  /** The breaker was open, and this one attempt says whether it closes. */
  readonly probe: boolean;
}

/**
 * One transaction for many attempts: the lease is renewed, the events, the health of the endpoint, and what follows from it. Answers whether
 * more may be sent: not when the breaker opened, the endpoint is gone, or somebody else has taken over.
 */
export async function recordAttempts(
  database: Database,
  lease: Lease,
  { attempts, probe }: Attempts,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // The row of the endpoint is the lock; who has lost the lease must not write down anything.
    if (!(await lease.renew(tx))) return false;
    const { tenantId, endpoint } = lease;
    const active = endpoint.state === 'active';
    const made = attempts.filter(isMade);
    if (made.length > 0) await markAttempted(tx, tenantId, made);
    // What another address answers says nothing of the one that events go to now.
    const here = attempts.filter(({ url }) => url === endpoint.url);
    if (here.some(({ outcome }) => outcome === 'gone')) {
      await tx.run(disableEndpoint, tenantId, 'gone', now);
      return false;
    }
    const judged = here.filter(isMade);
    if (judged.length === 0) return active && !probe;
    const failures = judged.filter(({ outcome }) => outcome !== 'delivered').length;
    const opened = probe
      ? await judgeProbe(tx, tenantId, failures === 0, now)
      : await judgeHealth(tx, tenantId, { attempts: judged.length, failures }, now);
    return active && !opened;
  });
}

/** The breaker is closed: does it open? */
async function judgeHealth(
  tx: Transaction,
  tenantId: string,
  counted: { readonly attempts: number; readonly failures: number },
  now: Date,
): Promise<boolean> {
  const count = [tenantId, bucketOf(now), counted.attempts, counted.failures] as const;
  if (counted.failures === 0) {
    // Without a failure among these it has no reason to.
    tx.last(countHealth, ...count);
    return false;
  }
  await tx.run(countHealth, ...count);
  const health = await tx.row(readHealth, tenantId, windowStart(now));
  if (health === null || !isTripped(health)) return false;
  await tx.run(setBreaker, tenantId, new Date(now.getTime() + OPEN_MS));
  return true;
}

/** The breaker was open and one event was let through: success closes it and forgets the failures, failure leaves it open. */
async function judgeProbe(tx: Sql, tenantId: string, delivered: boolean, now: Date): Promise<boolean> {
  await tx.run(setBreaker, tenantId, delivered ? null : new Date(now.getTime() + OPEN_MS));
  if (delivered) await tx.run(forgetHealth, tenantId);
  return !delivered;
}
