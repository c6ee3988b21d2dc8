import { changeLimits } from '../../credits/limits.ts';
import type { Skill } from '../../skill.ts';
import { presentLimits } from './present.ts';

/** An omitted limit stays, null removes it. */
export const setLimits: Skill<'billing.setLimits'> = async (
  { daily_credits: daily, per_campaign_credits: perCampaign, alert_at_credits: alertAt },
  { tx, account, now },
) => {
  const change = {
    ...(daily !== undefined && { dailyCredits: daily }),
    ...(perCampaign !== undefined && { perCampaignCredits: perCampaign }),
    ...(alertAt !== undefined && { alertAtCredits: alertAt }),
  };
  const { limits, spentToday } = await changeLimits(tx, account, change, now);
  return { limits: presentLimits(limits), spent_today: spentToday };
};
