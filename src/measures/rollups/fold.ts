import { GROUP_DIMENSIONS, OF_JOURNEY } from '../../counting/groups.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import type { Claim, Next } from '../../platform/work/worker.ts';
import { ADDED, KEY, NAMES, SUMS } from './columns.ts';

/** Rows of one statement: about 50 ms. */
const BATCH = 5_000;

const DIMENSIONS = GROUP_DIMENSIONS.join(', ');
const VALUES = GROUP_DIMENSIONS.map((name) => `coalesce(dimensions ->> '${name}', '')`).join(', ');

/**
 * Moves differences into the rollups and totals in one statement, so that every reader sees each of
 * them exactly once. Rows are inserted in the order of their key; only one worker folds a tenant.
 */
const foldDifferences = batchStatement<[tenantId: string, limit: number], { folded: number }>(
  'measures.fold',
  `WITH taken AS (
     DELETE FROM measure_differences d
      WHERE d.tenant_id = $1 AND d.id = ANY (ARRAY (
        SELECT o.id FROM measure_differences o WHERE o.tenant_id = $1 ORDER BY o.id LIMIT $2 FOR UPDATE SKIP LOCKED))
     RETURNING *),
   groups AS (
     INSERT INTO measure_groups (tenant_id, key, ${DIMENSIONS})
     SELECT DISTINCT ON (group_key) $1, group_key, ${VALUES} FROM taken WHERE dimensions IS NOT NULL ORDER BY group_key
     ON CONFLICT DO NOTHING),
   added AS (
     INSERT INTO measure_rollups AS r (tenant_id, ${KEY}, ${NAMES})
     SELECT $1, ${KEY}, ${SUMS} FROM taken GROUP BY ${KEY} ORDER BY ${KEY}
     ON CONFLICT (tenant_id, ${KEY}) DO UPDATE SET ${ADDED}),
   totals AS (
     INSERT INTO measure_totals AS r (tenant_id, group_key, currency, ${NAMES})
     SELECT $1, group_key, currency, ${SUMS} FROM taken WHERE starts_with(group_key, '${OF_JOURNEY}') GROUP BY group_key, currency ORDER BY group_key, currency
     ON CONFLICT (tenant_id, group_key, currency) DO UPDATE SET ${ADDED})
   SELECT count(*) AS folded FROM taken`,
);

/** Adds the differences of a tenant to its rollups, a batch per transaction. */
export async function foldMeasures(database: Database, { tenantId, now }: Claim, signal: AbortSignal): Promise<Next> {
  while (!signal.aborted) {
    const row = await database.transaction((tx) => tx.row(foldDifferences, tenantId, BATCH));
    if ((row?.folded ?? 0) < BATCH) return null;
  }
  return now;
}
