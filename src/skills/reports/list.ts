import { listReports as listRows } from '../../measures/reports/report-rows.ts';
import { listSchedules, MAX_SCHEDULES } from '../../measures/reports/schedules.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentReport, presentSchedule } from './present.ts';

export const listReports: Skill<'reports.list'> = async ({ cursor, limit = 50 }, { db, account, now }) => {
  const [rows, schedules] = await Promise.all([
    listRows(db, account, readCursor(cursor), limit + 1),
    listSchedules(db, account, { state: 'active' }, MAX_SCHEDULES),
  ]);
  const page = toPage(rows, limit, ({ id }) => id);
  return {
    items: page.rows.map((row) => presentReport(row, now)),
    next_cursor: page.nextCursor,
    schedules: schedules.map(presentSchedule),
  };
};
