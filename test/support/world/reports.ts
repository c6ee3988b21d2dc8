import type { Furnish } from './index.ts';

/** A report whose file is complete, and a schedule. */
export const furnishReports: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `WITH file AS (
       INSERT INTO exports (tenant_id, id, account_id, format, state, created_at, expires_at)
       VALUES ($1, 'rep_01jd0000000000000000000001', $1, 'csv', 'ready', now(), '2036-11-27T12:00:00Z'))
     INSERT INTO reports (tenant_id, id, account_id, kind, format, columns, to_at, state, written, total, sha256, bytes, created_at, finished_at, expires_at)
     VALUES ($1, 'rep_01jd0000000000000000000001', $1, 'conversions', 'csv', '{}', now(), 'completed', 1, 1,
       '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 182, now(), now(), '2036-11-27T12:00:00Z')`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO report_schedules (tenant_id, id, account_id, kind, format, columns, rrule, timezone, start_at, period_days, state, next_at, covered_to, created_at, due_at)
     VALUES ($1, 'rsc_01jd0000000000000000000001', $1, 'campaigns', 'xlsx', '{}', 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0', 'America/New_York', now(), 7,
       'active', '2036-11-24T13:00:00Z', now(), now(), '2036-11-24T13:00:00Z')`,
    [tenantId],
  );
};
