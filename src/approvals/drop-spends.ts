import { DAY_MS } from '../domain/durations.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, statement } from '../platform/database/sql.ts';
import { groupByTenant } from '../platform/group-by.ts';

const BATCH = 1_000;

/** Uses approval_spends_at_idx. */
const findOld = statement<[before: Date, limit: number], { tenant_id: string; line_id: string }>(
  'approvals.find_old_spends',
  'SELECT tenant_id, line_id FROM approval_spends WHERE at <= $1 ORDER BY at LIMIT $2',
);

const dropOld = batchStatement<[tenantId: string, lines: readonly string[], before: Date]>(
  'approvals.drop_spends',
  'DELETE FROM approval_spends WHERE tenant_id = $1 AND line_id = ANY ($2) AND at <= $3',
);

/** Deletes what no limit counts any more. Returns whether more may be due. */
export async function dropSpends(database: Database, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - DAY_MS);
  const old = await database.rows(findOld, before, BATCH);
  for (const [tenantId, rows] of groupByTenant(old))
    await database.run(dropOld, tenantId, [...new Set(rows.map(({ line_id: id }) => id))], before);
  return old.length === BATCH;
}
