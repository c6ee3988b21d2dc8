import type { InsightsSkills } from '../../generated/skills.ts';
import { explainAudience } from './explain-audience.ts';
import { explainMessage } from './explain-message.ts';

export const insights: InsightsSkills = {
  'insights.explainMessage': explainMessage,
  'insights.explainAudience': explainAudience,
};
