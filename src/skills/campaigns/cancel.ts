import { cancelCampaignMessages } from '../../cancellation/cancel-waiting.ts';
import { finalizeCanceled } from '../../cancellation/finalize-canceled.ts';
import { campaignMoves } from '../../domain/states.ts';
import { unprocessable } from '../../errors.ts';
import { readProgress } from '../../measures/campaigns/progress.ts';
import { moveCampaign, requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';

export const cancelCampaign: Skill<'campaigns.cancel'> = async ({ campaign_id: id }, { tx, account, now, newId }) => {
  const campaign = await requireCampaign(tx, account, id, 'lock');
  if (!campaignMoves[campaign.state].includes('canceled'))
    throw unprocessable('already_over', `The campaign is ${campaign.state}, so it cannot be canceled.`, {
      nextActions: [{ skill: 'campaigns.get', params: { campaign_id: id }, why: 'Shows the state of the campaign.' }],
    });
  const canceled = await moveCampaign(tx, campaign, 'canceled', 'caller', now);
  const { tenantId, accountId } = account;
  const waiting = await tx.rows(cancelCampaignMessages, tenantId, accountId, id, 'campaign_canceled', now);
  const canceledMessages = await finalizeCanceled(tx, tenantId, waiting, now, newId);
  const { in_flight: inFlight } = await readProgress(tx, canceled);
  return {
    campaign: presentCampaign(canceled),
    state: 'canceled',
    canceled_messages: canceledMessages.canceled,
    released_credits: canceledMessages.released,
    in_flight: inFlight,
  };
};
