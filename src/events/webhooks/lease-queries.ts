import { statement } from '../../platform/database/sql.ts';
import { ENDPOINT_COLUMNS, type EndpointRow } from './endpoint.ts';

/** An endpoint under the token of its lease. */
export interface LeasedRow extends EndpointRow {
  readonly lease_by: string;
  readonly lease_until: Date;
}

/** Endpoints of one tenant with the tokens of their leases. */
type Leased = [tenantId: string, ids: readonly string[], tokens: readonly string[]];

/**
 * Leases endpoints unless they are leased, disabled or their breaker is open; `automatic` skips
 * those that deliver on request.
 */
export const acquireEndpoints = statement<
  [...leased: Leased, now: Date, until: Date, automatic: boolean],
  LeasedRow & { readonly taken_over: boolean }
>(
  'delivery.acquire_endpoints',
  `UPDATE webhook_endpoints SET lease_by = free.token, lease_until = $5
     FROM (SELECT e.id AS free_id, one.token, e.lease_by IS NOT NULL AS taken_over
             FROM unnest($2::text[], $3::text[]) AS one (id, token) JOIN webhook_endpoints e ON e.tenant_id = $1 AND e.id = one.id
            WHERE e.state = 'active' AND (e.delivery = 'automatic' OR NOT $6) AND (e.lease_until IS NULL OR e.lease_until <= $4)
              AND (e.breaker_open_until IS NULL OR e.breaker_open_until <= $4)
            ORDER BY e.id FOR NO KEY UPDATE OF e) free
    WHERE tenant_id = $1 AND id = free.free_id
   RETURNING ${ENDPOINT_COLUMNS}, lease_by, lease_until, taken_over`,
);

export const renewLease = statement<
  [tenantId: string, token: string, until: Date, endpointId: string, latencyMs: number | null],
  EndpointRow
>(
  'delivery.renew_lease',
  `UPDATE webhook_endpoints SET lease_until = $3, latency_ms = $5 WHERE tenant_id = $1 AND id = $4 AND lease_by = $2
   RETURNING ${ENDPOINT_COLUMNS}`,
);

export const readEndpoints = statement<Leased, LeasedRow>(
  'delivery.read_endpoints',
  `SELECT ${ENDPOINT_COLUMNS}, lease_by, lease_until FROM unnest($2::text[], $3::text[]) AS one (one_id, token)
     JOIN webhook_endpoints ON tenant_id = $1 AND id = one_id AND lease_by = token`,
);

/** The time stays: who was served last is served last again. */
export const releaseLeases = statement<[...leased: Leased, now: Date]>(
  'delivery.release_leases',
  `UPDATE webhook_endpoints SET lease_by = NULL, lease_until = $4
     FROM unnest($2::text[], $3::text[]) AS one (one_id, token)
    WHERE tenant_id = $1 AND id = one_id AND lease_by = token`,
);
