import { approvedMedia } from '../../media/media-file.ts';
import { filesOfLinks } from '../../media/require-files.ts';
import { NO_AUDIENCE } from '../../people/audience/parts.ts';
import { DEFAULT_GUARD } from '../../sending/campaigns/guard.ts';
import type { Skill } from '../../skill.ts';
import { checkDraft } from './check-draft.ts';
import { presentCampaign } from './present.ts';
import { insertCampaign } from './queries.ts';
import { readExperiment } from './read-experiment.ts';

export const createCampaign: Skill<'campaigns.create'> = async (params, context) => {
  const {
    name,
    purpose = 'marketing',
    body = null,
    template_id: templateId = null,
    audience,
    number_id: numberId = null,
    program_id: programId = null,
    local_time: localTime = null,
    throttle_per_minute: throttle = null,
    smart_encoding: smartEncoding = null,
    shorten_links: shortenLinks = null,
    media_fallback: fallback = null,
    guard = {},
  } = params;
  const { tx, account, now, newId } = context;
  const id = newId('cmp');
  const experiment = params.experiment === undefined ? null : await readExperiment(params.experiment, id, context);
  const media = approvedMedia(await filesOfLinks(tx, account, params.media ?? [], now));
  await checkDraft(context, { body, templateId, experiment, audience, numberId, programId });
  const content = { name, purpose, body, template_id: templateId, audience: audience ?? NO_AUDIENCE };
  const sending = { number_id: numberId, program_id: programId, throttle_per_minute: throttle };
  const settings = { smart_encoding: smartEncoding, shorten_links: shortenLinks, experiment };
  const files = { media, media_fallback: fallback };
  const timing = { local_time: localTime, guard: { ...DEFAULT_GUARD, ...guard } };
  const values = { ...content, ...sending, ...settings, ...timing, ...files };
  return { campaign: presentCampaign(await insertCampaign(tx, account, id, values, now)) };
};
