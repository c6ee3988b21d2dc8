import { campaignMoves } from '../../domain/states.ts';
import { SkillError, unprocessable } from '../../errors.ts';
import { requireCampaign } from '../../messaging/campaigns/campaign.ts';
import { surveyCampaign } from '../../messaging/campaigns/preflight.ts';
import { blockersOf, contentBlocker } from '../../messaging/campaigns/preflight-findings.ts';
import { blocked, checkToken } from '../../messaging/campaigns/preflight-token.ts';
import { requireReach } from '../../messaging/senders/require-reach.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';
import { launchCampaign as launchRow } from './queries.ts';

/**
 * What preflight saw is looked at again under the lock of the campaign: what changed in between makes the token stale. The texts are not
 * rendered again: with the same content and audience they are the same, and fan-out asks every gate anew.
 */
export const launchCampaign: Skill<'campaigns.launch'> = async (
  { campaign_id: id, preflight_token: token, send_at: sendAt },
  { tx, account, key, now, requestId, service, afterCommit },
) => {
  const campaign = await requireCampaign(tx, account, id, 'lock');
  const scheduled = sendAt !== undefined && new Date(sendAt) > now;
  const next = scheduled ? 'scheduled' : 'running';
  if (campaign.state !== 'draft' || !campaignMoves[campaign.state].includes(next)) {
    throw unprocessable('not_a_draft', `The campaign is ${campaign.state}: only a draft can be launched.`, {
      nextActions: [{ skill: 'campaigns.get', params: { campaign_id: id }, why: 'Shows where it stands.' }],
    });
  }
  const survey = await surveyCampaign(tx, account, campaign, now);
  const seen = checkToken(service.tokens, token, campaign, survey, now);
  const { facts, total, availableCredits } = survey;
  if (facts instanceof SkillError) throw blocked(campaign, [contentBlocker(facts)]);
  const blockers = blockersOf(campaign, facts, seen, availableCredits);
  const [sender] = facts.senders;
  if (blockers.length > 0 || sender === undefined) throw blocked(campaign, blockers);
  requireReach(key, facts.senders);
  const row = await tx.row(
    launchRow,
    account.tenantId,
    id,
    next,
    scheduled ? new Date(sendAt) : null,
    campaign.program_id === null ? sender.id : null,
    facts.content.templateVersion,
    total,
    now,
    requestId,
  );
  afterCommit(service.wake);
  return { campaign: presentCampaign(row ?? campaign), state: next };
};
