import type { Database } from '../platform/database.ts';
import { statement } from '../platform/sql.ts';

const BATCH = 1_000;

const expiredKeys = statement<[now: Date, limit: number], { tenant_id: string; key: string }>(
  'workers.expired_idempotency_keys',
  'SELECT tenant_id, key FROM idempotency_keys WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2',
);
const dropKeys = statement<[tenantId: string, keys: readonly string[], now: Date]>(
  'workers.drop_idempotency_keys',
  'DELETE FROM idempotency_keys WHERE tenant_id = $1 AND key = ANY ($2) AND expires_at <= $3',
);

/** Forgets answers that were promised for 30 days; answers whether there may be more. */
export async function dropExpired(database: Database, now: Date): Promise<boolean> {
  const expired = await database.rows(expiredKeys, now, BATCH);
  const tenants = new Map<string, string[]>();
  for (const { tenant_id: tenantId, key } of expired) tenants.set(tenantId, [...(tenants.get(tenantId) ?? []), key]);
  for (const [tenantId, keys] of tenants) await database.run(dropKeys, tenantId, keys, now);
  return expired.length === BATCH;
}
