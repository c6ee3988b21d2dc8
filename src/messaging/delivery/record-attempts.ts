import { bucketOf, isTripped, OPEN_MS, windowStart } from '../../domain/webhooks/breaker.ts';
import type { Database } from '../../platform/database.ts';
import { batchStatement, type Sql, statement, type Transaction } from '../../platform/sql.ts';
import { type Attempted, isMade } from './attempt.ts';
import type { Lease } from './lease.ts';

/** For what follows in the transaction: while the planner does not know the tenant it takes a walk over all its events for cheap. */
const joinRowByRow = statement<[]>(
  'delivery.join_row_by_row',
  "SELECT set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)",
);

/**
 * Writes many attempts down at once; only of events that still wait. The rows are found one by one in the primary key and then taken by their
 * place: with `id = ANY (…)` PostgreSQL 18 walks over the accounts or over all that waits (750 events/s instead of 13,000). Nobody else changes
 * waiting events without the row of the endpoint, which is locked here, so their places hold. The glued state keeps partial indexes out.
 */
const markAttempted = batchStatement<
  [
    tenantId: string,
    ids: readonly string[],
    states: readonly string[],
    ats: readonly Date[],
    entries: readonly string[],
  ]
>(
  'delivery.mark_attempted',
  `UPDATE outbox_events e
      SET state = made.state, attempt = e.attempt + 1, due_at = made.at, attempts = e.attempts || made.entry,
          delivered_at = CASE WHEN made.state = 'delivered' THEN made.at END
     FROM (SELECT g.state, g.at, g.entry,
                  (SELECT o.ctid FROM outbox_events o
                    WHERE o.tenant_id = $1 AND o.id >= g.id AND o.id <= g.id AND o.state || '' = 'pending' ORDER BY o.id LIMIT 1) AS place
             FROM unnest($2::text[], $3::text[], $4::timestamptz[], $5::jsonb[]) AS g (id, state, at, entry) OFFSET 0) AS made
    WHERE e.tenant_id = $1 AND e.ctid = made.place`,
);

const countHealth = statement<[tenantId: string, bucket: Date, attempts: number, failures: number]>(
  'delivery.count_health',
  `INSERT INTO webhook_health AS h (tenant_id, bucket_at, attempts, failures) VALUES ($1, $2, $3, $4)
   ON CONFLICT (tenant_id, bucket_at) DO UPDATE SET attempts = h.attempts + excluded.attempts, failures = h.failures + excluded.failures`,
);

const readHealth = statement<[tenantId: string, since: Date], { attempts: number; failures: number }>(
  'delivery.read_health',
  `SELECT coalesce(sum(attempts), 0)::bigint AS attempts, coalesce(sum(failures), 0)::bigint AS failures
     FROM webhook_health WHERE tenant_id = $1 AND bucket_at > $2`,
);

export const forgetHealth = statement<[tenantId: string]>(
  'delivery.forget_health',
  'DELETE FROM webhook_health WHERE tenant_id = $1',
);

const setBreaker = statement<[tenantId: string, openUntil: Date | null]>(
  'delivery.set_breaker',
  'UPDATE webhook_endpoints SET breaker_open_until = $2 WHERE tenant_id = $1',
);

const disableEndpoint = statement<[tenantId: string, reason: string, now: Date]>(
  'delivery.disable_endpoint',
  "UPDATE webhook_endpoints SET state = 'disabled', state_reason = $2, updated_at = $3 WHERE tenant_id = $1",
);

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
    if (made.length > 0) {
      await Promise.all([
        tx.run(joinRowByRow),
        tx.run(
          markAttempted,
          tenantId,
          made.map(({ event }) => event.id),
          made.map(({ outcome }) => (outcome === 'failed' ? 'pending' : outcome)),
          made.map(({ dueAt }) => dueAt),
          made.map(({ entry }) => JSON.stringify(entry)),
        ),
      ]);
    }
    if (attempts.some(({ outcome }) => outcome === 'gone')) {
      await tx.run(disableEndpoint, tenantId, 'gone', now);
      return false;
    }
    if (made.length === 0) return active && !probe;
    const failures = made.filter(({ outcome }) => outcome !== 'delivered').length;
    const opened = probe
      ? await judgeProbe(tx, tenantId, failures === 0, now)
      : await judgeHealth(tx, tenantId, { attempts: made.length, failures }, now);
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
