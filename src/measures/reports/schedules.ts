import type { Owner } from '../../domain/account.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { occurrencesOf } from '../../domain/recurrence/rule.ts';
import type { ExportFormat } from '../../exports/files.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import type { ReportKind } from './kinds.ts';
import { insertReport } from './report-rows.ts';

/** Schedules of an account that are active. */
export const MAX_SCHEDULES = 20;

export const SCHEDULES: WorkKind = { name: 'report_schedules', table: 'report_schedules', id: 'id', due: 'due_at' };

export interface ScheduleRow {
  readonly id: string;
  readonly account_id: string;
  readonly kind: ReportKind;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly rrule: string;
  readonly timezone: string;
  readonly start_at: Date;
  readonly period_days: number | null;
  readonly state: 'active' | 'stopped' | 'ended';
  readonly next_at: Date | null;
  readonly covered_to: Date;
  readonly created_at: Date;
  readonly request_id: string | null;
}

export async function insertSchedule(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { columns, ...schedule }: Omit<ScheduleRow, 'account_id' | 'state'>,
): Promise<ScheduleRow> {
  const row = await tx.tenant(tenantId).report_schedules.create({
    data: {
      tenant_id: tenantId,
      account_id: accountId,
      ...schedule,
      columns: [...columns],
      state: 'active',
      due_at: schedule.next_at,
    },
  });
  return row;
}

/** Newest first. */
export async function listSchedules(
  sql: Sql,
  { tenantId, accountId }: Owner,
  where: { readonly id?: string; readonly state?: ScheduleRow['state'] },
  limit: number,
): Promise<readonly ScheduleRow[]> {
  const rows = await sql.tenant(tenantId).report_schedules.findMany({
    where: { account_id: accountId, ...where },
    orderBy: { id: 'desc' },
    take: limit,
  });
  return rows;
}

export async function stopSchedule(tx: Sql, { tenantId, accountId }: Owner, id: string): Promise<void> {
  const where = { account_id: accountId, id };
  await tx
    .tenant(tenantId)
    .report_schedules.updateMany({ where, data: { state: 'stopped', next_at: null, due_at: null } });
}

/** A schedule that was stopped or advanced since it was claimed is not found. */
const lockDue = statement<[tenantId: string, id: string, leasedUntil: Date], ScheduleRow>(
  'reports.lock_due_schedule',
  `SELECT id, account_id, kind, format, columns, rrule, timezone, start_at, period_days, state, next_at, covered_to, created_at, request_id
     FROM report_schedules WHERE tenant_id = $1 AND id = $2 AND due_at = $3 AND state = 'active' FOR UPDATE`,
);

const advance = statement<[tenantId: string, id: string, next: Date | null, coveredTo: Date]>(
  'reports.advance_schedule',
  `UPDATE report_schedules SET next_at = $3, due_at = $3, covered_to = $4, state = CASE WHEN $3::timestamptz IS NULL THEN 'ended' ELSE state END
    WHERE tenant_id = $1 AND id = $2`,
);

/**
 * Creates the report of the occurrence that is due, and moves the schedule on in the same
 * transaction. Occurrences that passed while no worker ran are one report.
 */
export async function createScheduled(database: Database, { tenantId, id, now, until }: Claim): Promise<Next> {
  return database.transaction(async (tx) => {
    const schedule = await tx.row(lockDue, tenantId, id, until);
    if (schedule === null) return SAVED;
    const { rrule, timezone, start_at: startAt, period_days: days, kind, format, columns } = schedule;
    const at = schedule.next_at ?? now;
    if (at > now) return at;
    const from = days === null ? schedule.covered_to : new Date(now.getTime() - days * DAY_MS);
    const owner = { tenantId, accountId: schedule.account_id };
    await insertReport(
      tx,
      owner,
      {
        id: newId('rep', now.getTime()),
        kind,
        format,
        columns,
        from_at: from,
        to_at: now,
        schedule_id: id,
        request_id: schedule.request_id,
      },
      now,
    );
    const next = occurrencesOf({ rrule, timezone, startAt }).next(now, 'exclusive');
    await tx.run(advance, tenantId, id, next, now);
    return SAVED;
  });
}
