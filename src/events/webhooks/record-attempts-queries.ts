import { type Sql, statement } from '../../platform/database/sql.ts';
import type { EndpointKey } from './endpoint.ts';

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

export async function resetHealth(tx: Sql, { tenantId, endpointId }: EndpointKey): Promise<void> {
  await tx.tenant(tenantId).webhook_health.deleteMany({ where: { endpoint_id: endpointId } });
}

export async function setBreaker(
  tx: Sql,
  { tenantId, endpointId }: EndpointKey,
  openUntil: Date | null,
): Promise<void> {
  await tx.tenant(tenantId).webhook_endpoints.updateMany({
    where: { id: endpointId },
    data: { breaker_open_until: openUntil },
  });
}

export async function disableEndpoint(
  tx: Sql,
  { tenantId, endpointId }: EndpointKey,
  reason: string,
  now: Date,
): Promise<void> {
  await tx.tenant(tenantId).webhook_endpoints.updateMany({
    where: { id: endpointId },
    data: { state: 'disabled', state_reason: reason, updated_at: now },
  });
}
