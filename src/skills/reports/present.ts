import type { Report, ReportSchedule } from '../../generated/types.ts';
import { KINDS } from '../../measures/reports/kinds.ts';
import type { ReportRow } from '../../measures/reports/report-rows.ts';
import type { ScheduleRow } from '../../measures/reports/schedules.ts';

const columnsOf = ({ kind, columns }: Pick<ReportRow, 'kind' | 'columns'>): string[] => [
  ...(columns.length === 0 ? KINDS[kind].columns : columns),
];

export function presentReport(row: ReportRow, now: Date): Report {
  const { id, kind, format, state, reason, sha256, schedule_id: scheduleId } = row;
  const isExpired = row.expires_at !== null && row.expires_at <= now;
  return {
    report_id: id,
    kind,
    format,
    columns: columnsOf(row),
    state: isExpired ? 'expired' : state,
    reason,
    from: row.from_at?.toISOString() ?? null,
    to: row.to_at.toISOString(),
    rows: Number(row.written),
    total_rows: row.total === null ? null : Number(row.total),
    sha256,
    bytes: row.bytes === null ? null : Number(row.bytes),
    schedule_id: scheduleId,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

export function presentSchedule(row: ScheduleRow): ReportSchedule {
  const { id, kind, format, rrule, timezone, period_days, state } = row;
  return {
    schedule_id: id,
    kind,
    format,
    columns: columnsOf(row),
    rrule,
    timezone,
    period_days,
    state,
    next_at: row.next_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
