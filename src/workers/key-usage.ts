import type { Database } from '../platform/database.ts';
import { statement } from '../platform/sql.ts';

import type { Round } from './loop.ts';

/** Who knows which keys were used. */
export interface KeyUsage {
  takeUsed(): ReadonlyMap<string, { readonly tenantId: string; readonly at: number }>;
}

/** One statement a tenant: last use is written in batches, not in every call. */
const touchKeys = statement<[tenantId: string, ids: readonly string[], at: Date]>(
  'workers.touch_keys',
  'UPDATE api_keys SET last_used_at = greatest(last_used_at, $3) WHERE tenant_id = $1 AND id = ANY ($2)',
);

export function recordKeyUsage(database: Database, authenticator: KeyUsage): Round {
  return async () => {
    const tenants = new Map<string, { ids: string[]; at: number }>();
    for (const [id, { tenantId, at }] of authenticator.takeUsed()) {
      const tenant = tenants.get(tenantId) ?? { ids: [], at };
      tenant.ids.push(id);
      tenant.at = Math.max(tenant.at, at);
      tenants.set(tenantId, tenant);
    }
    for (const [tenantId, { ids, at }] of tenants) await database.run(touchKeys, tenantId, ids, new Date(at));
    return false;
  };
}
