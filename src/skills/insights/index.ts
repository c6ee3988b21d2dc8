import type { InsightsSkills } from '../../generated/skills.ts';
import { listAnomalies } from './anomalies.ts';
import { findBestTime } from './best-time.ts';
import { explainAudience } from './explain-audience.ts';
import { explainMessage } from './explain-message.ts';
import { listRecommendations } from './recommendations.ts';

export const insights: InsightsSkills = {
  'insights.explainMessage': explainMessage,
  'insights.explainAudience': explainAudience,
  'insights.anomalies': listAnomalies,
  'insights.bestTime': findBestTime,
  'insights.recommendations': listRecommendations,
};
