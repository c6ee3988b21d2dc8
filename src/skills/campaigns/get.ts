import { requireCampaign } from '../../messaging/campaigns/campaign.ts';
import { findSenders } from '../../messaging/campaigns/gather.ts';
import { readProgress } from '../../messaging/campaigns/progress.ts';
import { presentUsage, readUsageOf } from '../../messaging/registry/day-usage.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';

export const getCampaign: Skill<'campaigns.get'> = async ({ campaign_id: id }, { db, account, now }) => {
  const campaign = await requireCampaign(db, account, id);
  const usage = await readUsageOf(db, account, await findSenders(db, account, campaign), now);
  return {
    campaign: presentCampaign(campaign),
    counters: await readProgress(db, campaign),
    daily_limit: usage === null ? null : presentUsage(usage),
  };
};
