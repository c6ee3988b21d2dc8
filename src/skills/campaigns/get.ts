import { presentUsage, readUsageOf } from '../../compliance/registration/day-usage.ts';
import { warnOfDeletedRecipients } from '../../counting/deleted-recipients.ts';
import { readProgress } from '../../measures/campaigns/progress.ts';
import { requireCampaign } from '../../sending/campaigns/campaign.ts';
import { findSendingNumbers } from '../../sending/campaigns/campaign-facts.ts';
import { findExperimentDecision } from '../../sending/campaigns/experiments/decision-row.ts';
import { listOccurrences } from '../../sending/campaigns/recurrence.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign, presentExperimentState, presentSeries } from './present.ts';

export const getCampaign: Skill<'campaigns.get'> = async ({ campaign_id: id }, { db, account, now }) => {
  const campaign = await requireCampaign(db, account, id);
  const usage = await readUsageOf(db, account, await findSendingNumbers(db, account, campaign), now);
  return {
    campaign: presentCampaign(campaign),
    counters: await readProgress(db, campaign),
    experiment: presentExperimentState(campaign, await findExperimentDecision(db, campaign)),
    series: presentSeries(campaign, campaign.recurrence === null ? [] : await listOccurrences(db, campaign)),
    daily_limit: usage === null ? null : presentUsage(usage),
    ...(campaign.experiment === null ? {} : await warnOfDeletedRecipients(db, campaign)),
  };
};
