import { campaignMoves } from '../../domain/states.ts';
import { unprocessable } from '../../errors.ts';
import { moveCampaign, requireCampaign } from '../../messaging/campaigns/campaign.ts';
import { readProgress } from '../../messaging/campaigns/progress.ts';
import { endUnsent } from '../../messaging/ending/end-unsent.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';
import { cancelWaiting } from './queries.ts';

export const cancelCampaign: Skill<'campaigns.cancel'> = async ({ campaign_id: id }, { tx, account, now, newId }) => {
  const campaign = await requireCampaign(tx, account, id, 'lock');
  if (!campaignMoves[campaign.state].includes('canceled'))
    throw unprocessable('already_over', `The campaign is ${campaign.state}: there is nothing to cancel.`);
  const canceled = await moveCampaign(tx, campaign, 'canceled', 'caller', now);
  const taken = await tx.rows(cancelWaiting, account.tenantId, id, now);
  await endUnsent(tx, account.tenantId, taken, now, newId);
  const { in_flight: inFlight } = await readProgress(tx, canceled);
  return {
    campaign: presentCampaign(canceled),
    state: 'canceled',
    canceled_messages: taken.length,
    released_credits: taken.reduce((sum, { credits }) => sum + credits, 0),
    in_flight: inFlight,
  };
};
