import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement, statement } from '../../platform/database/sql.ts';
import { firstIdAt } from '../../platform/ids.ts';

const MAX_ENDPOINTS = 200;
const BATCH = 1_000;
const PENDING_KEPT_MS = 30 * DAY_MS;
/** Longer than any transaction. */
const DELETED_KEPT_MS = HOUR_MS;

/** Those with something to remove; the first event of each is one look-up in its pending index. */
const findEndpoints = statement<
  [before: string, limit: number],
  { tenant_id: string; id: string; account_id: string; deleted: boolean }
>(
  'webhooks.find_to_drop',
  `SELECT e.tenant_id, e.id, e.account_id, e.state = 'deleted' AS deleted FROM webhook_endpoints e
    WHERE e.account_id IS NOT NULL
      AND (e.state = 'deleted'
           OR (SELECT o.id < $1 FROM outbox_events o
                WHERE o.tenant_id = e.tenant_id AND o.endpoint_id = e.id AND o.account_id = e.account_id AND o.state = 'pending'
                ORDER BY o.account_id, o.id LIMIT 1))
    LIMIT $2`,
);

const dropEvents = batchStatement<[tenantId: string, endpointId: string, below: string, limit: number]>(
  'webhooks.drop_events',
  `DELETE FROM outbox_events WHERE tenant_id = $1 AND endpoint_id = $2 AND id IN (
     SELECT id FROM outbox_events WHERE tenant_id = $1 AND endpoint_id = $2 AND id < $3 ORDER BY id LIMIT $4)`,
);

/** An event may still be committed by a transaction that has read the endpoint before. */
const dropEndpoint = statement<[tenantId: string, endpointId: string, deletedBefore: Date]>(
  'webhooks.drop_endpoint',
  `WITH gone AS (
     DELETE FROM webhook_endpoints WHERE tenant_id = $1 AND id = $2 AND state = 'deleted' AND updated_at <= $3 RETURNING id)
   DELETE FROM webhook_health WHERE tenant_id = $1 AND endpoint_id IN (SELECT id FROM gone)`,
);

/** Above every id. */
const ALL = 'evt_~';

/**
 * Removes deleted endpoints with their events, and of the other endpoints of accounts the events
 * that were not delivered within 30 days: they are paused, disabled or failing. The events of a
 * partner wait until they are delivered. Returns whether there may be more.
 */
export async function dropEndpoints(database: Database, now: Date): Promise<boolean> {
  const before = firstIdAt('evt', now.getTime() - PENDING_KEPT_MS);
  let hasMore = false;
  for (const { tenant_id: tenantId, id, deleted } of await database.rows(findEndpoints, before, MAX_ENDPOINTS)) {
    const dropped = await database.run(dropEvents, tenantId, id, deleted ? ALL : before, BATCH);
    if (dropped === BATCH) hasMore = true;
    else if (deleted) await database.run(dropEndpoint, tenantId, id, new Date(now.getTime() - DELETED_KEPT_MS));
  }
  return hasMore;
}
