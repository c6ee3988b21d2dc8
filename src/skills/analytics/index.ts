import type { AnalyticsSkills } from '../../generated/skills.ts';
import { recordConversion } from './record-conversion.ts';

export const analytics: AnalyticsSkills = {
  'analytics.recordConversion': recordConversion,
};
