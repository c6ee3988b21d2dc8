import { campaignMoves } from '../../domain/states.ts';
import { unprocessable } from '../../errors.ts';
import { moveCampaign, requireCampaign } from '../../messaging/campaigns/campaign.ts';
import { readProgress } from '../../messaging/campaigns/progress.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';

/** A dispatcher that asks for work of a paused campaign gets none; pausing costs the same however much waits. */
export const pauseCampaign: Skill<'campaigns.pause'> = async ({ campaign_id: id }, { tx, account, now }) => {
  const campaign = await requireCampaign(tx, account, id, 'lock');
  if (!campaignMoves[campaign.state].includes('paused'))
    throw unprocessable('not_running', `The campaign is ${campaign.state}: there is nothing to pause.`);
  const paused = await moveCampaign(tx, campaign, 'paused', 'caller', now);
  const { in_flight: inFlight } = await readProgress(tx, paused);
  return { campaign: presentCampaign(paused), state: 'paused', in_flight: inFlight };
};
