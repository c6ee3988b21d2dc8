import { requireCampaign } from '../../messaging/campaigns/campaign.ts';
import { readProgress } from '../../messaging/campaigns/progress.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';

export const getCampaign: Skill<'campaigns.get'> = async ({ campaign_id: id }, { db, account }) => {
  const campaign = await requireCampaign(db, account, id);
  return { campaign: presentCampaign(campaign), counters: await readProgress(db, campaign) };
};
