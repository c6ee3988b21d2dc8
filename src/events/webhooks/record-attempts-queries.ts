import { statement } from '../../platform/database/sql.ts';

export const countHealth = statement<
  [tenantId: string, endpointId: string, bucket: Date, attempts: number, failures: number]
>(
  'delivery.count_health',
  `INSERT INTO webhook_health AS h (tenant_id, endpoint_id, bucket_at, attempts, failures) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (tenant_id, endpoint_id, bucket_at) DO UPDATE SET attempts = h.attempts + excluded.attempts, failures = h.failures + excluded.failures`,
);

export const readHealth = statement<
  [tenantId: string, endpointId: string, since: Date],
  { attempts: number; failures: number }
>(
  'delivery.read_health',
  `SELECT coalesce(sum(attempts), 0)::bigint AS attempts, coalesce(sum(failures), 0)::bigint AS failures
     FROM webhook_health WHERE tenant_id = $1 AND endpoint_id = $2 AND bucket_at > $3`,
);

export const resetHealth = statement<[tenantId: string, endpointId: string]>(
  'delivery.reset_health',
  'DELETE FROM webhook_health WHERE tenant_id = $1 AND endpoint_id = $2',
);

export const setBreaker = statement<[tenantId: string, endpointId: string, openUntil: Date | null]>(
  'delivery.set_breaker',
  'UPDATE webhook_endpoints SET breaker_open_until = $3 WHERE tenant_id = $1 AND id = $2',
);

export const disableEndpoint = statement<[tenantId: string, endpointId: string, reason: string, now: Date]>(
  'delivery.disable_endpoint',
  "UPDATE webhook_endpoints SET state = 'disabled', state_reason = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
);
