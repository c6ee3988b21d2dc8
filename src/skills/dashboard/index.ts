import type { DashboardSkills } from '../../generated/skills.ts';
import { listActivity } from './activity.ts';
import { listAlerts } from './alerts.ts';
import { readChecklist } from './checklist.ts';
import { dismissAlert } from './dismiss-alert.ts';
import { readSummary } from './summary.ts';

export const dashboard: DashboardSkills = {
  'dashboard.summary': readSummary,
  'dashboard.alerts': listAlerts,
  'dashboard.dismissAlert': dismissAlert,
  'dashboard.activity': listActivity,
  'dashboard.checklist': readChecklist,
};
