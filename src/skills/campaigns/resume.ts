import { requireTestModeReach } from '../../carriers/numbers/require-reach.ts';
import { readFunds } from '../../credits/funds.ts';
import { meaningOfReason } from '../../domain/reasons.ts';
import { unprocessable } from '../../errors.ts';
import { readProgress } from '../../measures/campaigns/progress.ts';
import { ENSURE_DEFAULT_NUMBER, SHOW_LIMITS } from '../../next-actions.ts';
import { type CampaignRow, moveCampaign, requireCampaign } from '../../sending/campaigns/campaign.ts';
import { loadCampaignFacts } from '../../sending/campaigns/campaign-facts.ts';
import type { Finding } from '../../sending/campaigns/finding.ts';
import { blocked } from '../../sending/campaigns/preflight/token.ts';
import { resumeSeries } from '../../sending/campaigns/series/resume-series.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { presentCampaign } from './present.ts';

/**
 * Pausing keeps the cursor of the fan-out and the queue, so the campaign continues where it
 * stopped.
 */
export const resumeCampaign: Skill<'campaigns.resume'> = async ({ campaign_id: id }, context) => {
  const { tx, account, now } = context;
  const campaign = await requireCampaign(tx, account, id, 'lock');
  if (campaign.state !== 'paused')
    throw unprocessable('not_paused', `The campaign is ${campaign.state}. Only a paused campaign can be resumed.`, {
      nextActions: [
        { skill: 'campaigns.get', params: { campaign_id: campaign.id }, why: 'Shows the state of the campaign.' },
      ],
    });
  const blockers = await findBlockers(context, campaign);
  if (blockers.length > 0) throw blocked(campaign, blockers);
  // A scheduled campaign that was paused before its send_at still waits for it.
  const waits = campaign.launched_at === null && campaign.send_at !== null && campaign.send_at > now;
  const state = waits ? 'scheduled' : 'running';
  const resumed =
    campaign.recurrence === null
      ? await moveCampaign(tx, campaign, state, null, now)
      : await resumeSeries(tx, campaign, campaign.recurrence, now);
  const { pending } = await readProgress(tx, resumed);
  return { campaign: presentCampaign(resumed), state: resumed.state, remaining: pending };
};

async function findBlockers(
  { tx, account, key, now, service }: WriteContext,
  campaign: CampaignRow,
): Promise<Finding[]> {
  const { account: accountState, numbers } = await loadCampaignFacts(
    tx,
    account,
    campaign,
    now,
    service.config.links.url,
  );
  requireTestModeReach(key, numbers);
  const found: Finding[] = [];
  if (accountState.state !== 'active' || accountState.paused) {
    found.push({
      code: 'account_state',
      message: 'The account is not allowed to send.',
      next_actions: [{ skill: 'compliance.setupStatus', params: {}, why: 'Lists what blocks sending.' }],
    });
  }
  if (numbers.length === 0) {
    found.push({
      code: 'no_sending_number',
      message: 'The campaign has no active sending number.',
      next_actions: [ENSURE_DEFAULT_NUMBER],
    });
  }
  const { available, leftToday, leftInCampaign } = await readFunds(tx, account, now, campaign.id);
  if (campaign.state_reason === 'balance' && available === 0) {
    found.push({
      code: 'credits_insufficient',
      message: 'The account has no credits.',
      next_actions: [{ skill: 'billing.portal', params: {}, why: 'Opens a page where a person can add credits.' }],
    });
  }
  const left = { daily_spend_limit: leftToday, campaign_spend_limit: leftInCampaign };
  for (const code of ['daily_spend_limit', 'campaign_spend_limit'] as const)
    if (campaign.state_reason === code && left[code] === 0) {
      found.push({
        code,
        message: meaningOfReason(code).means,
        next_actions: [SHOW_LIMITS],
      });
    }
  return found;
}
