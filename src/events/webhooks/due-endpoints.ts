import { statement } from '../../platform/database/sql.ts';

/**
 * Endpoints, slow, fast or both, with due events and no delivery: of each tenant those that were
 * served longest ago, and tenants in turn. One index lookup for each endpoint in
 * outbox_events_pending_idx, up to the first due event. Reads across tenants; takes no locks. The
 * ORDER BY matches the index: with EXISTS, a planner with outdated statistics would scan all
 * pending events.
 */
export const dueEndpoints = statement<
  [
    now: Date,
    but: readonly string[],
    busyTenants: readonly string[],
    isSlow: boolean | null,
    slowMs: number,
    perTenant: number,
    limit: number,
  ],
  { tenant_id: string; id: string; latency_ms: number | null }
>(
  'delivery.due_endpoints',
  `SELECT tenant_id, id, latency_ms
     FROM (SELECT e.tenant_id, e.id, e.latency_ms, row_number() OVER (PARTITION BY e.tenant_id ORDER BY e.lease_until NULLS FIRST) AS nth
             FROM webhook_endpoints e CROSS JOIN LATERAL (
               SELECT FROM outbox_events o WHERE o.tenant_id = e.tenant_id AND o.endpoint_id = e.id AND o.state = 'pending' AND o.due_at <= $1
                ORDER BY o.account_id, o.id LIMIT 1) due
            WHERE e.state = 'active' AND e.delivery = 'automatic' AND (e.breaker_open_until IS NULL OR e.breaker_open_until <= $1)
              AND (e.lease_until IS NULL OR e.lease_until <= $1) AND NOT e.tenant_id = ANY ($3::text[])
              AND ($4::boolean IS NULL OR (coalesce(e.latency_ms, 0) >= $5) = $4)
              AND e.tenant_id || ' ' || e.id <> ALL ($2::text[])) found
    WHERE nth <= $6 ORDER BY nth LIMIT $7`,
);

export const isLeased = statement<[tenantId: string, endpointId: string, now: Date], { tenant_id: string }>(
  'delivery.is_leased',
  "SELECT tenant_id FROM webhook_endpoints WHERE tenant_id = $1 AND id = $2 AND state = 'active' AND lease_until > $3",
);
