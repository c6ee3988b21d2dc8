import type { Database } from '../../platform/database/database.ts';
import { batchStatement, statement } from '../../platform/database/sql.ts';
import { groupByTenant } from '../../platform/group-by.ts';
import { raiseCampaignEnd } from './raise-end.ts';

/**
 * SQL: campaign `c` of a tenant has no message that waits or is being submitted. Its queues are its
 * ID, or `<ID>/<number ID>`, so they sort between the ID and the ID with a `0` appended. Each
 * sub-select has the order of an index: for NOT EXISTS, PostgreSQL 18 scans all waiting messages
 * instead.
 */
export const noPendingMessages = (
  tenant: string,
): string => `(SELECT q.message_id FROM message_queue q WHERE q.tenant_id = ${tenant} AND q.queue >= c.id AND q.queue < c.id || '0'
            ORDER BY q.tenant_id, q.queue, q.due_at LIMIT 1) IS NULL
      AND (SELECT l.id FROM message_leases l WHERE l.tenant_id = ${tenant} AND l.queue >= c.id AND l.queue < c.id || '0'
            ORDER BY l.tenant_id, l.queue, l.id LIMIT 1) IS NULL`;
const NO_PENDING_MESSAGES = noPendingMessages('c.tenant_id');
const NO_PENDING_OF_TENANT = noPendingMessages('$1');

/** An experiment goes on with its remainder. */
const NOT_TESTING = "(c.phase IS NULL OR c.phase = 'remainder')";

export const findFinished = statement<[], { tenant_id: string; id: string }>(
  'campaigns.find_finished',
  `SELECT c.tenant_id, c.id FROM campaigns c
    WHERE c.state = 'running' AND c.fanout_done AND ${NOT_TESTING} AND ${NO_PENDING_MESSAGES}
    LIMIT 100`,
);

const complete = statement<[tenantId: string, id: string, now: Date], { account_id: string; name: string }>(
  'campaigns.complete',
  `UPDATE campaigns c SET state = 'completed', state_reason = NULL, finished_at = $3, updated_at = $3
    WHERE c.tenant_id = $1 AND c.id = $2 AND c.state = 'running' AND c.fanout_done AND ${NOT_TESTING} AND ${NO_PENDING_OF_TENANT}
   RETURNING c.account_id, c.name`,
);

const findUnended = batchStatement<[until: Date]>(
  'campaigns.find_unended',
  "SELECT FROM campaigns WHERE state = 'running' OR (state = 'scheduled' AND send_at <= $1) LIMIT 1",
);

/** Whether a campaign is running, which may end at any time, or starts until then. */
export async function hasUnended(database: Database, until: Date): Promise<boolean> {
  return (await database.row(findUnended, until)) !== null;
}

/** Completes campaigns whose messages are all submitted or final; returns how many. */
export async function finishCampaigns(database: Database, now: Date): Promise<number> {
  let finished = 0;
  for (const { tenant_id: tenantId, id } of await database.rows(findFinished))
    finished += await database.transaction(async (tx) => {
      const campaign = await tx.row(complete, tenantId, id, now);
      if (campaign === null) return 0;
      await raiseCampaignEnd(tx, { ...campaign, tenant_id: tenantId, id, state: 'completed' }, now);
      return 1;
    });
  return finished;
}

/** The scheduled campaigns of all tenants that are due, by their partial index. Takes no locks. */
const findScheduled = batchStatement<[now: Date], { tenant_id: string; id: string }>(
  'campaigns.find_scheduled',
  "SELECT tenant_id, id FROM campaigns WHERE state = 'scheduled' AND send_at <= $1 ORDER BY send_at LIMIT 100",
);

/** Skips campaigns that are being changed; a second worker finds them no longer scheduled. */
const start = batchStatement<[tenantId: string, ids: readonly string[], now: Date]>(
  'campaigns.start_due',
  `UPDATE campaigns SET state = 'running', launched_at = $3, updated_at = $3
    WHERE tenant_id = $1 AND id IN (
      SELECT id FROM campaigns WHERE tenant_id = $1 AND id = ANY ($2) AND state = 'scheduled' AND send_at <= $3 FOR UPDATE SKIP LOCKED)`,
);

/**
 * Launches scheduled campaigns that are due; returns how many. The fan-out evaluates the gates for
 * each recipient.
 */
export async function startScheduled(database: Database, now: Date): Promise<number> {
  let started = 0;
  for (const [tenantId, campaigns] of groupByTenant(await database.rows(findScheduled, now)))
    started += await database.run(
      start,
      tenantId,
      campaigns.map(({ id }) => id),
      now,
    );
  return started;
}
