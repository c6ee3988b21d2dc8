import type { ReportsSkills } from '../../generated/skills.ts';
import { createReport } from './create.ts';
import { getReport } from './get.ts';
import { listReports } from './list.ts';
import { scheduleReport } from './schedule.ts';
import { unscheduleReport } from './unschedule.ts';

export const reports: ReportsSkills = {
  'reports.create': createReport,
  'reports.get': getReport,
  'reports.list': listReports,
  'reports.schedule': scheduleReport,
  'reports.unschedule': unscheduleReport,
};
