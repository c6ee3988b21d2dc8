import { finalizeUnconfirmed } from '../../cancellation/finalize-unconfirmed.ts';
import type { Carrier } from '../../carriers/carrier.ts';
import type { UnsentMessage } from '../../credits/return-credits.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement, statement } from '../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import { newId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logger.ts';

const BATCH = 1_000;

/** Tenants with an expired lease. */
const tenantsWithLostLeases = statement<[now: Date], { tenant_id: string }>(
  'dispatch.tenants_with_lost_leases',
  "SELECT DISTINCT tenant_id FROM messages WHERE state = 'submitting' AND lease_until <= $1 LIMIT 100",
);

/**
 * Messages with an expired lease may have been sent. For a carrier that deduplicates they are
 * queued again; for any other they become `delivery_unconfirmed`, so that no message is sent twice.
 */
const rescueLost = batchStatement<
  [tenantId: string, now: Date, deduplicating: readonly string[], limit: number],
  UnsentMessage & { state: string; request_id: string | null }
>(
  'dispatch.rescue_lost',
  `WITH lost AS (
     SELECT id FROM messages WHERE tenant_id = $1 AND state = 'submitting' AND lease_until <= $2 ORDER BY id LIMIT $4 FOR UPDATE SKIP LOCKED)
   UPDATE messages m
      SET state = CASE WHEN m.carrier = ANY ($3) THEN 'queued' ELSE 'delivery_unconfirmed' END,
          state_reason = 'lease_lost',
          accepted_at = CASE WHEN m.carrier = ANY ($3) THEN NULL ELSE $2 END, due_at = $2, lease_until = NULL,
          finalized_at = CASE WHEN m.carrier = ANY ($3) THEN NULL ELSE $2 END
     FROM lost WHERE m.tenant_id = $1 AND m.id = lost.id
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state, m.request_id`,
);

const tenantsWithTimersDue = statement<[now: Date], { tenant_id: string }>(
  'dispatch.tenants_with_timers_due',
  "SELECT DISTINCT tenant_id FROM messages WHERE state = 'scheduled' AND due_at <= $1 LIMIT 100",
);

const queueDueTimers = batchStatement<[tenantId: string, now: Date, limit: number]>(
  'dispatch.queue_due_timers',
  `WITH due AS (
     SELECT id FROM messages WHERE tenant_id = $1 AND state = 'scheduled' AND due_at <= $2 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
   UPDATE messages m SET state = 'queued' FROM due WHERE m.tenant_id = $1 AND m.id = due.id`,
);

/** Rescues messages whose worker died between claim and recorded outcome; returns how many. */
export async function rescueLostLeases(
  database: Database,
  carriers: ReadonlyMap<string, Carrier>,
  now: Date,
  onFailure: OnFailure,
  log: Logger,
): Promise<number> {
  const deduplicating = [...carriers.values()].filter(({ deduplicates }) => deduplicates).map(({ name }) => name);
  const tenants = await database.rows(tenantsWithLostLeases, now);
  const rescued = await forEachIsolated(tenants, onFailure, async ({ tenant_id: tenantId }) => {
    const rows = await database.transaction(async (tx) => {
      const lost = await tx.rows(rescueLost, tenantId, now, deduplicating, BATCH);
      const unconfirmed = lost.filter(({ state }) => state === 'delivery_unconfirmed');
      await finalizeUnconfirmed(tx, tenantId, unconfirmed, now, newId);
      return lost;
    });
    for (const { id: messageId, request_id: requestId, state } of rows)
      log.warn({ requestId, messageId, state }, 'lease of a submitting message expired');
    return rows.length;
  });
  return sum(rescued);
}

/** Queues scheduled messages that are due; returns how many. */
export async function queueTimers(database: Database, now: Date, onFailure: OnFailure): Promise<number> {
  const tenants = await database.rows(tenantsWithTimersDue, now);
  return sum(
    await forEachIsolated(tenants, onFailure, ({ tenant_id: tenantId }) =>
      database.run(queueDueTimers, tenantId, now, BATCH),
    ),
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
