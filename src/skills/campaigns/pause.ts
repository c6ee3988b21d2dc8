import { campaignMoves } from '../../domain/states.ts';
import { unprocessable } from '../../errors.ts';
import { readProgress } from '../../measures/campaigns/progress.ts';
import { moveCampaign, requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';

/**
 * Dispatchers skip paused campaigns, so pausing takes the same time for any number of waiting
 * messages.
 */
export const pauseCampaign: Skill<'campaigns.pause'> = async ({ campaign_id: id }, { tx, account, now }) => {
  const campaign = await requireCampaign(tx, account, id, 'lock');
  if (!campaignMoves[campaign.state].includes('paused'))
    throw unprocessable('not_running', `The campaign is ${campaign.state}, so it cannot be paused.`, {
      nextActions: [
        { skill: 'campaigns.get', params: { campaign_id: campaign.id }, why: 'Shows the state of the campaign.' },
      ],
    });
  const paused = await moveCampaign(tx, campaign, 'paused', 'caller', now);
  const { in_flight: inFlight } = await readProgress(tx, paused);
  return { campaign: presentCampaign(paused), state: 'paused', in_flight: inFlight };
};
