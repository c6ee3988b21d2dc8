import { requireCampaign } from '../../messaging/campaigns/campaign.ts';
import { runPreflight } from '../../messaging/campaigns/preflight.ts';
import { issueToken } from '../../messaging/campaigns/preflight-token.ts';
import { presentUsage } from '../../messaging/registry/day-usage.ts';
import type { Skill } from '../../skill.ts';
import { presentFinding } from './present.ts';

export const preflightCampaign: Skill<'campaigns.preflight'> = async (
  { campaign_id: id },
  { db, account, now, service },
) => {
  const campaign = await requireCampaign(db, account, id);
  const preflight = await runPreflight(db, account, campaign, now);
  const { blockers, warnings, total, tally, availableCredits, messagesPerSecond, usage } = preflight;
  const ok = blockers.length === 0;
  const issued = ok ? issueToken(service.tokens, campaign, preflight, now) : null;
  const seconds = messagesPerSecond === null ? null : Math.ceil(tally.eligible / messagesPerSecond);
  return {
    ok,
    blockers: blockers.map(presentFinding),
    warnings: warnings.map(presentFinding),
    audience: { total, eligible: tally.eligible, excluded_by_reason: { ...tally.excludedByReason } },
    cost: {
      credits: tally.credits,
      segments: tally.segments,
      available: availableCredits,
      by_country: { ...tally.creditsByCountry },
    },
    eta:
      messagesPerSecond === null || seconds === null
        ? null
        : {
            messages_per_second: messagesPerSecond,
            seconds,
            done_at: new Date(now.getTime() + seconds * 1000).toISOString(),
          },
    daily_limit: usage === null ? null : presentUsage(usage),
    sample: tally.sample,
    preflight_token: issued?.token ?? null,
    token_expires_at: issued?.expiresAt.toISOString() ?? null,
  };
};
