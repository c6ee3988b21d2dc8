import { batchStatement, statement } from '../../platform/sql.ts';

/** For what follows in the transaction: while the planner does not know the tenant it takes a walk over all its events for cheap. */
export const joinRowByRow = statement<[]>(
  'delivery.join_row_by_row',
  "SELECT set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('enable_material', 'off', true)",
);

/**
 * Writes many attempts down at once; only of events that still wait. Each row is taken by its place: the one it was read at, if it is still
 * there, or else the one that the primary key says, which costs five times as much to find. With `id = ANY (…)` PostgreSQL 18 walks over the
 * accounts or over all that waits (750 events/s instead of 13,000). Nobody else changes waiting events without the row of the endpoint, which
 * is locked here, so their places hold until the end. The glued state keeps partial indexes out.
 */
export const markAttempted = batchStatement<
  [
    tenantId: string,
    ids: readonly string[],
    places: readonly string[],
    states: readonly string[],
    ats: readonly Date[],
    entries: readonly string[],
  ]
>(
  'delivery.mark_attempted',
  `UPDATE outbox_events e
      SET state = made.state, attempt = e.attempt + 1, due_at = made.at, attempts = e.attempts || made.entry,
          delivered_at = CASE WHEN made.state = 'delivered' THEN made.at END
     FROM (SELECT g.state, g.at, g.entry, COALESCE(
                  (SELECT o.ctid FROM outbox_events o
                    WHERE o.ctid = g.place AND o.tenant_id = $1 AND o.id = g.id AND o.state || '' = 'pending'),
                  (SELECT o.ctid FROM outbox_events o
                    WHERE o.tenant_id = $1 AND o.id >= g.id AND o.id <= g.id AND o.state || '' = 'pending' ORDER BY o.id LIMIT 1)) AS place
             FROM unnest($2::text[], $3::tid[], $4::text[], $5::timestamptz[], $6::jsonb[]) AS g (id, place, state, at, entry) OFFSET 0) AS made
    WHERE e.ctid = made.place`,
);

export const countHealth = statement<[tenantId: string, bucket: Date, attempts: number, failures: number]>(
  'delivery.count_health',
  `INSERT INTO webhook_health AS h (tenant_id, bucket_at, attempts, failures) VALUES ($1, $2, $3, $4)
   ON CONFLICT (tenant_id, bucket_at) DO UPDATE SET attempts = h.attempts + excluded.attempts, failures = h.failures + excluded.failures`,
);

export const readHealth = statement<[tenantId: string, since: Date], { attempts: number; failures: number }>(
  'delivery.read_health',
  `SELECT coalesce(sum(attempts), 0)::bigint AS attempts, coalesce(sum(failures), 0)::bigint AS failures
     FROM webhook_health WHERE tenant_id = $1 AND bucket_at > $2`,
);

export const forgetHealth = statement<[tenantId: string]>(
  'delivery.forget_health',
  'DELETE FROM webhook_health WHERE tenant_id = $1',
);

export const setBreaker = statement<[tenantId: string, openUntil: Date | null]>(
  'delivery.set_breaker',
  'UPDATE webhook_endpoints SET breaker_open_until = $2 WHERE tenant_id = $1',
);

export const disableEndpoint = statement<[tenantId: string, reason: string, now: Date]>(
  'delivery.disable_endpoint',
  "UPDATE webhook_endpoints SET state = 'disabled', state_reason = $2, updated_at = $3 WHERE tenant_id = $1",
);
