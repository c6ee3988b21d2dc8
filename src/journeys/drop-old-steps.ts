import { DAY_MS } from '../domain/durations.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement } from '../platform/database/sql.ts';
import { groupByTenant } from '../platform/group-by.ts';

const BATCH = 5_000;

/** Uses journey_steps_at_idx. */
const oldSteps = batchStatement<
  [before: Date, limit: number],
  { readonly tenant_id: string; readonly enrollment_id: string; readonly step: number }
>('journeys.old_steps', 'SELECT tenant_id, enrollment_id, step FROM journey_steps WHERE at <= $1 ORDER BY at LIMIT $2');
const dropSteps = batchStatement<[tenantId: string, enrollmentIds: readonly string[], steps: readonly number[]]>(
  'journeys.drop_steps',
  `DELETE FROM journey_steps s USING unnest($2::text[], $3::int[]) AS one (enrollment_id, step)
    WHERE s.tenant_id = $1 AND s.enrollment_id = one.enrollment_id COLLATE "C" AND s.step = one.step`,
);

/**
 * Deletes one batch of the steps of enrollments that are older than `keptDays` days. The
 * enrollments and the counts of nodes stay. Returns whether there may be more.
 */
export async function dropOldSteps(database: Database, keptDays: number, now: Date): Promise<boolean> {
  const found = await database.rows(oldSteps, new Date(now.getTime() - keptDays * DAY_MS), BATCH);
  for (const [tenantId, rows] of groupByTenant(found))
    await database.run(
      dropSteps,
      tenantId,
      rows.map(({ enrollment_id: id }) => id),
      rows.map(({ step }) => step),
    );
  return found.length === BATCH;
}
