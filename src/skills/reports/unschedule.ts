import { notFound } from '../../errors.ts';
import { listSchedules, stopSchedule } from '../../measures/reports/schedules.ts';
import type { Skill } from '../../skill.ts';
import { presentSchedule } from './present.ts';

export const unscheduleReport: Skill<'reports.unschedule'> = async ({ schedule_id: id }, { tx, account }) => {
  const [schedule] = await listSchedules(tx, account, { id }, 1);
  if (schedule === undefined)
    throw notFound('schedule', [{ skill: 'reports.list', params: {}, why: 'Lists the schedules of this account.' }]);
  if (schedule.state !== 'active') return { schedule: presentSchedule(schedule), changed: false };
  await stopSchedule(tx, account, id);
  return { schedule: presentSchedule({ ...schedule, state: 'stopped', next_at: null }), changed: true };
};
