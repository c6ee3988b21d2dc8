import { campaignMoves } from '../../domain/states.ts';
import { unprocessable } from '../../errors.ts';
import { requireCampaign } from '../../messaging/campaigns/campaign.ts';
import { runPreflight } from '../../messaging/campaigns/preflight.ts';
import { blocked, checkToken } from '../../messaging/campaigns/preflight-token.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';
import { launchCampaign as launchRow } from './queries.ts';

/** Everything preflight saw is looked at again under the lock of the campaign: what changed in between makes the token stale. */
export const launchCampaign: Skill<'campaigns.launch'> = async (
  { campaign_id: id, preflight_token: token, send_at: sendAt },
  { tx, account, now, service, afterCommit },
) => {
  const campaign = await requireCampaign(tx, account, id, 'lock');
  const scheduled = sendAt !== undefined && new Date(sendAt) > now;
  const next = scheduled ? 'scheduled' : 'running';
  if (campaign.state !== 'draft' || !campaignMoves[campaign.state].includes(next)) {
    throw unprocessable('not_a_draft', `The campaign is ${campaign.state}: only a draft can be launched.`, {
      nextActions: [{ skill: 'campaigns.get', params: { campaign_id: id }, why: 'Shows where it stands.' }],
    });
  }
  const preflight = await runPreflight(tx, account, campaign, now);
  checkToken(service.tokens, token, campaign, preflight, now);
  const { facts } = preflight;
  if (preflight.blockers.length > 0 || facts === null || facts.sender === null)
    throw blocked(campaign, preflight.blockers);
  const row = await tx.row(
    launchRow,
    account.tenantId,
    id,
    next,
    scheduled ? new Date(sendAt) : null,
    facts.sender.id,
    facts.content.templateVersion,
    preflight.total,
    now,
  );
  afterCommit(service.wake);
  return { campaign: presentCampaign(row ?? campaign), state: next };
};
