import type { AnalyticsSkills } from '../../generated/skills.ts';
import { readCampaign } from './campaign.ts';
import { compareCampaigns } from './campaigns.ts';
import { readCohort } from './cohort.ts';
import { correctConversion } from './correct-conversion.ts';
import { readFunnel } from './funnel.ts';
import { readList } from './list.ts';
import { readOverview } from './overview.ts';
import { listResponders } from './recipients.ts';
import { recordConversion } from './record-conversion.ts';
import { recordEvent } from './record-event.ts';
import { refundConversion } from './refund-conversion.ts';
import { saveResponders } from './save-recipients.ts';
import { readSegment } from './segment.ts';

export const analytics: AnalyticsSkills = {
  'analytics.recordConversion': recordConversion,
  'analytics.refundConversion': refundConversion,
  'analytics.correctConversion': correctConversion,
  'analytics.recordEvent': recordEvent,
  'analytics.overview': readOverview,
  'analytics.campaigns': compareCampaigns,
  'analytics.campaign': readCampaign,
  'analytics.recipients': listResponders,
  'analytics.saveRecipients': saveResponders,
  'analytics.list': readList,
  'analytics.segment': readSegment,
  'analytics.funnel': readFunnel,
  'analytics.cohort': readCohort,
};
