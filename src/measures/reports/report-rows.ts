import type { Owner } from '../../domain/account.ts';
import { DAY_MS } from '../../domain/durations.ts';
import type { ExportFormat } from '../../exports/files.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { ReportKind } from './kinds.ts';

/** How long a file is kept after it was written. */
export const REPORT_LIFETIME_MS = 7 * DAY_MS;
/** Longer than the largest report takes; the report of a process that has died waits this long. */
export const REPORT_LEASE_MS = 15 * 60_000;
/** Reports of an account that wait or are being written. */
export const MAX_UNFINISHED = 10;
/** Files of an account that are kept when another report is asked for. */
export const MAX_KEPT = 100;

export const REPORTS: WorkKind = { name: 'reports', table: 'reports', id: 'id', due: 'due_at', places: 2 };

export interface ReportRow {
  readonly id: string;
  readonly account_id: string;
  readonly kind: ReportKind;
  readonly format: ExportFormat;
  /** Empty: all columns of the kind. */
  readonly columns: readonly string[];
  readonly from_at: Date | null;
  readonly to_at: Date;
  readonly state: 'queued' | 'running' | 'completed' | 'failed';
  readonly reason: string | null;
  readonly written: bigint;
  readonly total: bigint | null;
  readonly sha256: string | null;
  readonly bytes: bigint | null;
  readonly schedule_id: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly expires_at: Date | null;
  readonly request_id: string | null;
}

export interface NewReport
  extends Pick<ReportRow, 'id' | 'kind' | 'format' | 'columns' | 'from_at' | 'to_at' | 'schedule_id' | 'request_id'> {}

export async function insertReport(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { columns, ...report }: NewReport,
  now: Date,
): Promise<ReportRow> {
  const row = await tx.tenant(tenantId).reports.create({
    data: {
      tenant_id: tenantId,
      account_id: accountId,
      ...report,
      columns: [...columns],
      state: 'queued',
      written: 0n,
      created_at: now,
      due_at: now,
    },
  });
  return row;
}

export async function findReport(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<ReportRow | null> {
  const row = await sql.tenant(tenantId).reports.findFirst({ where: { account_id: accountId, id } });
  return row;
}

export async function findUnfinished(sql: Sql, tenantId: string, id: string): Promise<ReportRow | null> {
  return sql.tenant(tenantId).reports.findFirst({ where: { id, state: { in: ['queued', 'running'] } } });
}

export async function countUnfinished(sql: Sql, { tenantId, accountId }: Owner): Promise<number> {
  return sql.tenant(tenantId).reports.count({ where: { account_id: accountId, due_at: { not: null } } });
}

export async function countKept(sql: Sql, { tenantId, accountId }: Owner, now: Date): Promise<number> {
  return sql.tenant(tenantId).reports.count({ where: { account_id: accountId, expires_at: { gt: now } } });
}

/** Newest first. */
export async function listReports(
  sql: Sql,
  { tenantId, accountId }: Owner,
  before: string,
  limit: number,
): Promise<readonly ReportRow[]> {
  const rows = await sql.tenant(tenantId).reports.findMany({
    where: { account_id: accountId, ...(before === '' ? {} : { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: limit,
  });
  return rows;
}

/** Returns false when another worker has the lease of the report. */
export async function saveLeased(
  sql: Sql,
  tenantId: string,
  id: string,
  leasedUntil: Date,
  change: Partial<
    Pick<ReportRow, 'state' | 'written' | 'total' | 'sha256' | 'bytes' | 'finished_at' | 'expires_at'>
  > & {
    readonly due_at?: null;
  },
): Promise<boolean> {
  const { count } = await sql.tenant(tenantId).reports.updateMany({ where: { id, due_at: leasedUntil }, data: change });
  return count === 1;
}

export async function failReport(sql: Sql, tenantId: string, id: string, reason: string, now: Date): Promise<number> {
  const { count } = await sql.tenant(tenantId).reports.updateMany({
    where: { id, state: { in: ['queued', 'running'] } },
    data: { state: 'failed', reason, finished_at: now, due_at: null },
  });
  return count;
}
