import { unprocessable } from '../../errors.ts';
import { type CampaignRow, moveCampaign, requireCampaign } from '../../messaging/campaigns/campaign.ts';
import { gatherCampaign } from '../../messaging/campaigns/gather.ts';
import type { Finding } from '../../messaging/campaigns/preflight-findings.ts';
import { blocked } from '../../messaging/campaigns/preflight-token.ts';
import { readProgress } from '../../messaging/campaigns/progress.ts';
import { readBalance } from '../../messaging/credits/accounts.ts';
import { requireReach } from '../../messaging/senders/require-reach.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { presentCampaign } from './present.ts';

/** The cursor of the walk and the queue are where they were, so it goes on from exactly there. */
export const resumeCampaign: Skill<'campaigns.resume'> = async ({ campaign_id: id }, context) => {
  const { tx, account, now, service, afterCommit } = context;
  const campaign = await requireCampaign(tx, account, id, 'lock');
  if (campaign.state !== 'paused')
    throw unprocessable('not_paused', `The campaign is ${campaign.state}: there is nothing to resume.`);
  const blockers = await findBlockers(context, campaign);
  if (blockers.length > 0) throw blocked(campaign, blockers);
  // One that was paused before its time goes back to waiting for it.
  const waits = campaign.launched_at === null && campaign.send_at !== null && campaign.send_at > now;
  const resumed = await moveCampaign(tx, campaign, waits ? 'scheduled' : 'running', null, now);
  afterCommit(service.wake);
  const { pending } = await readProgress(tx, resumed);
  return { campaign: presentCampaign(resumed), state: resumed.state, remaining: pending };
};

async function findBlockers({ tx, account, key, now }: WriteContext, campaign: CampaignRow): Promise<Finding[]> {
  const { account: standing, senders } = await gatherCampaign(tx, account, campaign, now);
  requireReach(key, senders);
  const found: Finding[] = [];
  if (standing.state !== 'active' || standing.paused) {
    found.push({
      code: 'account_state',
      message: 'The account may not send now.',
      next_actions: [{ skill: 'compliance.setupStatus', params: {}, why: 'Says what is in the way.' }],
    });
  }
  if (senders.length === 0) {
    found.push({
      code: 'no_sending_number',
      message: 'No number of the campaign can send.',
      next_actions: [
        { skill: 'phone-numbers.ensureDefault', params: {}, why: 'Returns the default sender, or gets one.' },
      ],
    });
  }
  if (campaign.state_reason === 'balance' && (await readBalance(tx, account)).available === 0) {
    found.push({
      code: 'credits_insufficient',
      message: 'There are still no credits.',
      next_actions: [{ skill: 'billing.portal', params: {}, why: 'A page where a person can add credits.' }],
    });
  }
  return found;
}
