import { unprocessable } from '../../errors.ts';
import { insertSchedule, listSchedules, MAX_SCHEDULES } from '../../measures/reports/schedules.ts';
import type { Skill } from '../../skill.ts';
import { readRecurrence } from '../read-recurrence.ts';
import { presentSchedule } from './present.ts';
import { readColumns } from './read-columns.ts';

export const scheduleReport: Skill<'reports.schedule'> = async (params, { tx, account, now, newId, requestId }) => {
  const { kind, format = 'csv', timezone = account.calendar.zone, period_days: days = null } = params;
  const columns = readColumns(kind, params.columns);
  const { recurrence, first } = readRecurrence({ rrule: params.rrule, timezone }, now, '');
  if ((await listSchedules(tx, account, { state: 'active' }, MAX_SCHEDULES)).length >= MAX_SCHEDULES)
    throw unprocessable('too_many_schedules', `The account has ${MAX_SCHEDULES} schedules. Stop one first.`, {
      nextActions: [{ skill: 'reports.list', params: {}, why: 'Shows the schedules.' }],
    });
  const schedule = await insertSchedule(tx, account, {
    id: newId('rsc'),
    kind,
    format,
    columns,
    rrule: recurrence.rrule,
    timezone: recurrence.timezone,
    start_at: now,
    period_days: days,
    next_at: first,
    covered_to: now,
    created_at: now,
    request_id: requestId,
  });
  return { schedule: presentSchedule(schedule) };
};
