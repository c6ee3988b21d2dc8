import { campaignMoves } from '../../domain/states.ts';
import { unprocessable } from '../../errors.ts';
import { moveCampaign, requireCampaign } from '../../messaging/campaigns/campaign.ts';
import { readProgress } from '../../messaging/campaigns/progress.ts';
import { endWithdrawn } from '../../messaging/ending/withdrawn.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';
import { cancelWaiting } from './queries.ts';

export const cancelCampaign: Skill<'campaigns.cancel'> = async ({ campaign_id: id }, { tx, account, now, newId }) => {
  const campaign = await requireCampaign(tx, account, id, 'lock');
  if (!campaignMoves[campaign.state].includes('canceled'))
    throw unprocessable('already_over', `The campaign is ${campaign.state}: there is nothing to cancel.`);
  const canceled = await moveCampaign(tx, campaign, 'canceled', 'caller', now);
  const { tenantId, accountId } = account;
  const waiting = await tx.rows(cancelWaiting, tenantId, id, accountId, 'campaign_canceled', now);
  const taken = await endWithdrawn(tx, tenantId, waiting, now, newId);
  const { in_flight: inFlight } = await readProgress(tx, canceled);
  return {
    campaign: presentCampaign(canceled),
    state: 'canceled',
    canceled_messages: taken.canceled,
    released_credits: taken.released,
    in_flight: inFlight,
  };
};
