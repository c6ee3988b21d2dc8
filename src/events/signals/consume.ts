import { isDatabaseUnavailable } from '../../platform/database/connections/unavailable.ts';
import type { Database } from '../../platform/database/database.ts';
import { isLockTimeout } from '../../platform/database/lock-timeout.ts';
import { tryLock } from '../../platform/database/locks.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { OnFailure } from '../../platform/for-each-isolated.ts';
import { type ReadRow, readByTenant } from '../../platform/work/read-by-tenant.ts';
import { createRunner, type Runner } from '../../platform/work/runner.ts';
import type { Signal } from './signal.ts';

const BATCH = 500;
const TENANTS = { rows: 1_000, maxTenants: 1_000 };
/** Signals of a tenant are handled in their order. */
const PLACES = { places: 4, perTenant: 1 };
/** A signal that fails so often is left out, so that those after it are handled. */
const MAX_FAILURES = 5;
/** Signals that are handled alone after a batch failed. */
const ALONE = 2 * MAX_FAILURES;

/** Tenants with signals, by a bounded part of the primary key. */
const findTenants = batchStatement<[afterTenant: string, rows: number, maxFailures: number], ReadRow>(
  'signals.find_tenants',
  `SELECT tenant_id, sum(count(*)) OVER ()::int AS read
     FROM (SELECT tenant_id FROM signals WHERE failures < $3 AND tenant_id > $1 ORDER BY tenant_id LIMIT $2) s
    GROUP BY tenant_id ORDER BY tenant_id`,
);

const takeSignals = batchStatement<[tenantId: string, limit: number, maxFailures: number], Signal>(
  'signals.take',
  `WITH taken AS (
     DELETE FROM signals WHERE tenant_id = $1
        AND id = ANY (ARRAY (SELECT id FROM signals WHERE tenant_id = $1 AND failures < $3 ORDER BY id LIMIT $2))
     RETURNING id, account_id, kind, name, contact_id, data, depth, root_id, occurred_at)
   SELECT * FROM taken ORDER BY id`,
);

/** Handles signals of one tenant, in their order, in the transaction that removes them. */
export type HandleSignals = (tx: Sql, tenantId: string, signals: readonly Signal[]) => Promise<void>;

async function countFailure(database: Database, tenantId: string, id: string): Promise<void> {
  await database.tenant(tenantId).signals.updateMany({ where: { id }, data: { failures: { increment: 1 } } });
}

/** Handles the signals of tenants in turn, a batch at a time. */
export function createSignalConsumer(
  database: Database,
  handle: HandleSignals,
  clock: () => Date,
  onFailure: OnFailure,
): Runner {
  return createRunner({
    ...PLACES,
    onFailure,
    clock,
    find: () => readByTenant(TENANTS, (after, rows) => database.rows(findTenants, after, rows, MAX_FAILURES)),
    work: async ({ tenant_id: tenantId }) => {
      try {
        return await consumeBatch(database.near(tenantId), tenantId, BATCH, handle);
      } catch (error) {
        onFailure(error);
        if (isDatabaseUnavailable(error)) return false;
        return consumeAlone(database, tenantId, handle, onFailure);
      }
    },
  });
}

/** Returns whether there were any. The signals are removed by the commit. */
async function consumeBatch(
  database: Database,
  tenantId: string,
  limit: number,
  handle: HandleSignals,
  onTaken: (signals: readonly Signal[]) => void = () => undefined,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // One worker at a time takes the signals of a tenant, so that they are handled in their order.
    if (!(await tryLock(tx, tenantId, 'signals', tenantId))) return false;
    const signals = await tx.rows(takeSignals, tenantId, limit, MAX_FAILURES);
    onTaken(signals);
    if (signals.length > 0) await handle(tx, tenantId, signals);
    return signals.length > 0;
  });
}

/** One by one, so that the signal that cannot be handled is found. */
async function consumeAlone(
  database: Database,
  tenantId: string,
  handle: HandleSignals,
  onFailure: OnFailure,
): Promise<boolean> {
  for (let n = 0; n < ALONE; n += 1) {
    let taken: readonly Signal[] = [];
    try {
      if (!(await consumeBatch(database, tenantId, 1, handle, (signals) => (taken = signals)))) return false;
    } catch (error) {
      onFailure(error);
      // Waiting for a lock, or a lost connection, is not the fault of the signal.
      if (isLockTimeout(error) || isDatabaseUnavailable(error)) return false;
      for (const { id } of taken) await countFailure(database, tenantId, id);
    }
  }
  return true;
}
