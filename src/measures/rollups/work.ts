import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';

const TABLE = { table: 'measure_work', id: 'kind', due: 'due_at' } as const;

/** Adds the differences of a tenant to its rollups. */
export const FOLDS: WorkKind = { name: 'measure-fold', ...TABLE, where: "kind = 'fold'" };
/** Recounts the days of a tenant. */
export const RECOUNTS: WorkKind = { name: 'measure-recount', ...TABLE, where: "kind = 'recount'" };

/**
 * Makes the folds of tenants due that have differences: reads one entry of the primary key per
 * tenant, since a difference lives for seconds.
 */
export const UNFOLDED = 'measure_differences';

const findUnfolded = statement<[limit: number], { tenant_id: string }>(
  'measures.find_unfolded',
  'SELECT DISTINCT tenant_id FROM measure_differences LIMIT $1',
);

const scheduleFold = statement<[tenantId: string, now: Date]>(
  'measures.schedule_fold',
  `INSERT INTO measure_work AS w (tenant_id, kind, due_at) VALUES ($1, 'fold', $2)
   ON CONFLICT (tenant_id, kind) DO UPDATE SET due_at = excluded.due_at WHERE w.due_at IS NULL`,
);

/** The first recount of a tenant that is new: tomorrow, of today. */
const scheduleRecount = statement<[tenantId: string, day: string, dueAt: Date]>(
  'measures.schedule_recount',
  `INSERT INTO measure_work (tenant_id, kind, recounted_to, due_at) VALUES ($1, 'recount', $2::date, $3)
   ON CONFLICT (tenant_id, kind) DO NOTHING`,
);

const TENANTS = 100;
/** After midnight in UTC; late receipts of the day are differences of their own. */
export const RECOUNT_AFTER_MS = 3 * HOUR_MS;

export async function hasUnfolded(sql: Sql): Promise<boolean> {
  return (await sql.rows(findUnfolded, 1)).length > 0;
}

/** Returns how many tenants have differences. */
export async function scheduleFolds(sql: Sql, now: Date): Promise<number> {
  const tenants = await sql.rows(findUnfolded, TENANTS);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  for (const { tenant_id: tenantId } of tenants) {
    await sql.run(scheduleFold, tenantId, now);
    const day = new Date(today).toISOString().slice(0, 10);
    await sql.run(scheduleRecount, tenantId, day, new Date(today + DAY_MS + RECOUNT_AFTER_MS));
  }
  return tenants.length;
}
