import { presentUsage } from '../../compliance/registration/day-usage.ts';
import { SkillError } from '../../errors.ts';
import { mediaField } from '../../media/media-file.ts';
import { requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { CampaignFacts } from '../../sending/campaigns/campaign-facts.ts';
import { estimateFinish } from '../../sending/campaigns/preflight/estimate-finish.ts';
import { runPreflight } from '../../sending/campaigns/preflight/preflight.ts';
import { issueToken } from '../../sending/campaigns/preflight/token.ts';
import type { Skill } from '../../skill.ts';
import { presentFinding } from './present.ts';

export const preflightCampaign: Skill<'campaigns.preflight'> = async (
  { campaign_id: id },
  { db, account, now, service },
) => {
  const campaign = await requireCampaign(db, account, id);
  const preflight = await runPreflight(db, account, campaign, now, service.config.links.url);
  const { variants, blockers, warnings, total, summary, funds, messagesPerSecond, usage, contentFindings } = preflight;
  const ok = blockers.length === 0;
  const issued = ok ? issueToken(service.tokens, campaign, preflight, now) : null;
  const doneAt = messagesPerSecond === null ? null : estimateFinish(summary.dueCounts, messagesPerSecond, now);
  return {
    ok,
    blockers: blockers.map(presentFinding),
    warnings: warnings.map(presentFinding),
    audience: { total, eligible: summary.eligible, excluded_by_reason: { ...summary.excludedByReason } },
    cost: {
      credits: summary.credits,
      segments: summary.segments,
      available: funds.available,
      by_country: { ...summary.creditsByCountry },
    },
    eta:
      messagesPerSecond === null || doneAt === null
        ? null
        : {
            messages_per_second: messagesPerSecond,
            seconds: Math.ceil((doneAt.getTime() - now.getTime()) / 1_000),
            done_at: doneAt.toISOString(),
          },
    daily_limit: usage === null ? null : presentUsage(usage),
    sample: summary.sample,
    variants: variants.map(({ name, eligible, credits, segments, sample, media, contentFindings: findings }) => ({
      name,
      eligible,
      credits,
      segments,
      sample,
      content_findings: [...findings],
      ...mediaField(media),
    })),
    content_findings: [...contentFindings],
    ...mediaOf(preflight.facts),
    preflight_token: issued?.token ?? null,
    token_expires_at: issued?.expiresAt.toISOString() ?? null,
  };
};

/** Of a campaign without variants, which have their own. */
function mediaOf(facts: CampaignFacts | SkillError) {
  return facts instanceof SkillError || facts.variants.length > 0 ? {} : mediaField(facts.content.attachment?.files);
}
