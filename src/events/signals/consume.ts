import type { Database } from '../../platform/database/database.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import type { Signal } from './signal.ts';

const BATCH = 500;
const MAX_TENANTS = 100;

/**
 * Tenants with signals: one step in the primary key for each, however many signals it has.
 */
const findTenants = batchStatement<[limit: number], { tenant_id: string }>(
  'signals.find_tenants',
  `WITH RECURSIVE tenants AS (
     (SELECT tenant_id, 1 AS nth FROM signals ORDER BY tenant_id LIMIT 1)
     UNION ALL
     SELECT (SELECT s.tenant_id FROM signals s WHERE s.tenant_id > t.tenant_id ORDER BY s.tenant_id LIMIT 1), t.nth + 1
       FROM tenants t WHERE t.tenant_id IS NOT NULL AND t.nth < $1)
   SELECT tenant_id FROM tenants WHERE tenant_id IS NOT NULL`,
);

/** One worker at a time takes the signals of a tenant, so that they are handled in their order. */
const lockTenant = statement<[tenantId: string], { locked: boolean }>(
  'signals.lock_tenant',
  'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 5)) AS locked',
);

const takeSignals = batchStatement<[tenantId: string, limit: number], Signal>(
  'signals.take',
  `WITH taken AS (
     DELETE FROM signals WHERE (tenant_id, id) IN (SELECT tenant_id, id FROM signals WHERE tenant_id = $1 ORDER BY id LIMIT $2)
     RETURNING id, account_id, kind, name, contact_id, data, depth, occurred_at)
   SELECT * FROM taken ORDER BY id`,
);

/** Handles signals of one tenant, in their order, in the transaction that removes them. */
export type HandleSignals = (tx: Sql, tenantId: string, signals: readonly Signal[]) => Promise<void>;

/** Handles a batch of signals of each tenant; returns whether there may be more. */
export async function consumeSignals(
  database: Database,
  handle: HandleSignals,
  onFailure: OnFailure,
): Promise<boolean> {
  const tenants = await database.rows(findTenants, MAX_TENANTS);
  const handled = await forEachIsolated(tenants, onFailure, ({ tenant_id: tenantId }) =>
    database.transaction(async (tx) => {
      if ((await tx.row(lockTenant, tenantId))?.locked !== true) return false;
      const signals = await takeBatch(tx, tenantId);
      if (signals.length > 0) await handle(tx, tenantId, signals);
      return signals.length > 0;
    }),
  );
  return handled.includes(true);
}

/** Takes the oldest signals of a tenant, which only the commit removes. */
export function takeBatch(tx: Sql, tenantId: string): Promise<Signal[]> {
  return tx.rows(takeSignals, tenantId, BATCH);
}
