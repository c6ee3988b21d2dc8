import { requireTestModeReach } from '../../carriers/numbers/require-reach.ts';
import { campaignMoves } from '../../domain/states.ts';
import { SkillError, unprocessable } from '../../errors.ts';
import { frozenRules } from '../../people/audience/audience-segments.ts';
import { type CampaignRow, requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { CampaignFacts } from '../../sending/campaigns/campaign-facts.ts';
import type { Experiment, Phase } from '../../sending/campaigns/experiment.ts';
import { blockersOf, contentBlocker } from '../../sending/campaigns/preflight/findings.ts';
import { inspectCampaign } from '../../sending/campaigns/preflight/preflight.ts';
import { blocked, checkToken } from '../../sending/campaigns/preflight/token.ts';
import { readSendAt } from '../../sending/rules/read-send-at.ts';
import type { Skill } from '../../skill.ts';
import { readRecurrence } from '../read-recurrence.ts';
import { presentCampaign } from './present.ts';
import { launchCampaign as launchRow } from './queries.ts';

/**
 * Compares the campaign under its lock with what preflight checked; any difference makes the token
 * stale. The messages are not rendered again: the same content and audience give the same messages,
 * and fan-out evaluates every gate again.
 */
export const launchCampaign: Skill<'campaigns.launch'> = async (
  { campaign_id: id, preflight_token: token, send_at: sendAt, recurrence: given },
  { tx, account, key, now, requestId, service },
) => {
  const campaign = await requireCampaign(tx, account, id, 'lock');
  const at = readSendAt(sendAt, now);
  const scheduled = at > now;
  const series =
    given === undefined ? null : readRecurrence({ timezone: account.calendar.zone, ...given }, at, '/recurrence');
  const launchState = scheduled ? 'scheduled' : 'running';
  const next = series === null ? launchState : 'recurring';
  if (campaign.state !== 'draft' || !campaignMoves[campaign.state].includes(next)) {
    throw unprocessable('not_a_draft', `The campaign is ${campaign.state}. Only a draft can be launched.`, {
      nextActions: [{ skill: 'campaigns.get', params: { campaign_id: id }, why: 'Shows the state of the campaign.' }],
    });
  }
  const inspection = await inspectCampaign(tx, account, campaign, now, service.config.links.url);
  const checked = checkToken(service.tokens, token, campaign, inspection, now);
  const { facts, audience, total, funds } = inspection;
  if (facts instanceof SkillError) throw blocked(campaign, [contentBlocker(facts)]);
  const blockers = blockersOf(campaign, facts, checked, funds);
  const [sender] = facts.numbers;
  if (blockers.length > 0 || sender === undefined) throw blocked(campaign, blockers);
  requireTestModeReach(key, facts.numbers);
  const launch = {
    state: next,
    send_at: scheduled ? at : null,
    recurrence: series?.recurrence ?? null,
    next_occurrence_at: series?.first ?? null,
    occurrence_due_at: series?.first ?? null,
    number_id: campaign.program_id === null ? sender.id : null,
    template_version: campaign.experiment === null ? facts.content.templateVersion : null,
    ...pinExperiment(campaign, facts),
    // The occurrences of a series count their own contacts, and take the rules of that time.
    audience_count: series === null ? total : 0,
    audience_rules: series === null ? frozenRules(audience) : null,
    request_id: requestId,
  } as const;
  const launched = await launchRow(tx, campaign, launch, now);
  return { campaign: presentCampaign(launched), state: next };
};

/** The contacts that wait for a winner are added after a test. */
function pinExperiment(
  { experiment }: CampaignRow,
  { variants: contents }: CampaignFacts,
): { experiment: Experiment | null; phase: Phase | null } {
  if (experiment === null) return { experiment, phase: null };
  const variants = experiment.variants.map((variant, index) => ({
    ...variant,
    template_version: contents[index]?.content.templateVersion ?? null,
  }));
  return { experiment: { ...experiment, variants }, phase: experiment.winner === null ? null : 'testing' };
}
