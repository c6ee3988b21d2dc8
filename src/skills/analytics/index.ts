import type { AnalyticsSkills } from '../../generated/skills.ts';
import { recordConversion } from './record-conversion.ts';
import { recordEvent } from './record-event.ts';

export const analytics: AnalyticsSkills = {
  'analytics.recordConversion': recordConversion,
  'analytics.recordEvent': recordEvent,
};
