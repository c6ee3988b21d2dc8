import { type Sql, statement } from '../database/sql.ts';
import type { WorkItem } from './kind.ts';

/** An item that has failed so often in a row is reported to the operator. */
export const FAILING_AFTER = 5;

const MAX_REASON = 200;

const addFailure = statement<
  [tenantId: string, kind: string, itemId: string, reason: string, now: Date],
  { failures: number }
>(
  'work.add_failure',
  `INSERT INTO work_failures (tenant_id, kind, item_id, failures, reason, failed_at) VALUES ($1, $2, $3, 1, $4, $5)
   ON CONFLICT (tenant_id, kind, item_id) DO UPDATE
     SET failures = least(work_failures.failures + 1, 1000), reason = excluded.reason, failed_at = excluded.failed_at
   RETURNING failures`,
);

/** Counts a failure of an item; returns how often it has failed in a row. */
export async function recordFailure(
  tx: Sql,
  kind: string,
  { tenant_id: tenantId, id }: WorkItem,
  error: unknown,
  now: Date,
): Promise<number> {
  const row = await tx.row(addFailure, tenantId, kind, id, reasonOf(error), now);
  return row?.failures ?? 1;
}

/** A failing item is tried again at least every hour: older failures are of items that are gone. */
export const FAILURES_KEPT_MS = 24 * 3600 * 1000;
const BATCH = 1_000;

const oldFailures = statement<[before: Date, limit: number], WorkItem & { kind: string }>(
  'work.old_failures',
  'SELECT tenant_id, kind, item_id AS id FROM work_failures WHERE failed_at <= $1 ORDER BY failed_at LIMIT $2',
);

/** Returns whether there may be more. */
export async function dropOldFailures(sql: Sql, now: Date): Promise<boolean> {
  const old = await sql.rows(oldFailures, new Date(now.getTime() - FAILURES_KEPT_MS), BATCH);
  for (const { kind, ...item } of old) await clearFailures(sql, kind, item);
  return old.length === BATCH;
}

/** The item has succeeded, or has been given up. */
export async function clearFailures(sql: Sql, kind: string, { tenant_id: tenantId, id }: WorkItem): Promise<void> {
  await sql.tenant(tenantId).work_failures.deleteMany({ where: { kind, item_id: id } });
}

/** A code or the error's name: messages of PostgreSQL may contain values of rows. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' ? code : error.constructor.name).slice(0, MAX_REASON);
}
