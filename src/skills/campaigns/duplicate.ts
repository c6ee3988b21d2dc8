import { requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Experiment } from '../../sending/campaigns/experiment.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';
import { insertCampaign } from './queries.ts';

const MAX_NAME = 120;
const SUFFIX = ' (copy)';

/** Preflight reports what the copy refers to and no longer exists, such as an archived template. */
export const duplicateCampaign: Skill<'campaigns.duplicate'> = async (
  { campaign_id: id, name },
  { tx, account, now, newId },
) => {
  const campaign = await requireCampaign(tx, account, id);
  const copyId = newId('cmp');
  const values = {
    name: name ?? nameOfCopy(campaign.name),
    purpose: campaign.purpose,
    body: campaign.body,
    template_id: campaign.template_id,
    audience: campaign.audience,
    program_id: campaign.program_id,
    number_id: campaign.number_id,
    throttle_per_minute: campaign.throttle_per_minute,
    smart_encoding: campaign.smart_encoding,
    shorten_links: campaign.shorten_links,
    local_time: campaign.local_time,
    guard: campaign.guard,
    media: campaign.media,
    media_fallback: campaign.media_fallback,
    experiment: campaign.experiment && copyExperiment(campaign.experiment, campaign.id, copyId),
  };
  return { campaign: presentCampaign(await insertCampaign(tx, account, copyId, values, now)) };
};

function nameOfCopy(name: string): string {
  // By code points, so that no character is cut in two.
  const kept = [...name].slice(0, MAX_NAME - SUFFIX.length).join('');
  return `${kept.trimEnd()}${SUFFIX}`;
}

/** A seed that the caller set is kept, so that the copy holds the same contacts out. */
function copyExperiment(experiment: Experiment, id: string, copyId: string): Experiment {
  const variants = experiment.variants.map((variant) => ({ ...variant, template_version: null }));
  return { ...experiment, variants, seed: experiment.seed === id ? copyId : experiment.seed };
}
