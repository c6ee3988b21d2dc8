import { unprocessable } from '../../errors.ts';
import { type CampaignRow, requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { WinnerSettings } from '../../sending/campaigns/experiment.ts';
import { decideNow } from '../../sending/campaigns/experiments/decide.ts';
import { findExperimentDecision } from '../../sending/campaigns/experiments/decision-row.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign, requireExperimentState } from './present.ts';

/** The lock of the campaign keeps the worker from deciding at the same time. */
export const decideExperiment: Skill<'campaigns.decideExperiment'> = async (
  { campaign_id: id, variant },
  { tx, account, now },
) => {
  const campaign = await requireCampaign(tx, account, id, 'lock');
  const settings = requireWaiting(campaign);
  const decided = await decideNow(tx, campaign, settings, positionOf(campaign, variant), now);
  return {
    campaign: presentCampaign(decided),
    experiment: requireExperimentState(decided, await findExperimentDecision(tx, decided)),
  };
};

function requireWaiting({ id, state, phase, experiment }: CampaignRow): WinnerSettings {
  const settings = experiment?.winner ?? null;
  if (settings !== null && state === 'running' && phase === 'waiting_for_decision') return settings;
  throw unprocessable(
    'no_decision_to_make',
    'The campaign has no experiment that waits for its decision. It waits when all messages of the test are submitted.',
    {
      details: { state, phase },
      nextActions: [{ skill: 'campaigns.get', params: { campaign_id: id }, why: 'Shows the phase of the experiment.' }],
    },
  );
}

/** From 1; null when the results decide. */
function positionOf({ experiment }: CampaignRow, variant: string | undefined): number | null {
  if (variant === undefined) return null;
  const names = (experiment?.variants ?? []).map(({ name }) => name);
  if (!names.includes(variant))
    throw unprocessable('unknown_variant', 'The campaign has no variant of this name.', {
      details: { variants: names },
    });
  return names.indexOf(variant) + 1;
}
