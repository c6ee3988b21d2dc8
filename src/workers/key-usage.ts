import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/sql.ts';

import type { Run } from './loop.ts';

/** Source of the used keys. */
export interface KeyUsage {
  drainUsedKeys(): ReadonlyMap<string, { readonly tenantId: string; readonly at: number }>;
}

/** One statement per tenant: the last use is written in batches, not on every call. */
const setLastUsed = statement<[tenantId: string, ids: readonly string[], at: Date]>(
  'workers.set_key_last_used',
  'UPDATE api_keys SET last_used_at = greatest(last_used_at, $3) WHERE tenant_id = $1 AND id = ANY ($2)',
);

export function recordKeyUsage(database: Database, authenticator: KeyUsage): Run {
  return async () => {
    const tenants = new Map<string, { ids: string[]; at: number }>();
    for (const [id, { tenantId, at }] of authenticator.drainUsedKeys()) {
      const tenant = tenants.get(tenantId) ?? { ids: [], at };
      tenant.ids.push(id);
      tenant.at = Math.max(tenant.at, at);
      tenants.set(tenantId, tenant);
    }
    for (const [tenantId, { ids, at }] of tenants) await database.run(setLastUsed, tenantId, ids, new Date(at));
    return false;
  };
}
