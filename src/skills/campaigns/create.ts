import { NO_AUDIENCE } from '../../people/audience/audience.ts';
import type { Skill } from '../../skill.ts';
import { checkDraft } from './check-draft.ts';
import { presentCampaign } from './present.ts';
import { insertCampaign } from './queries.ts';

export const createCampaign: Skill<'campaigns.create'> = async (params, context) => {
  const {
    name,
    purpose = 'marketing',
    body = null,
    template_id: templateId = null,
    audience,
    number_id: numberId = null,
    program_id: programId = null,
    throttle_per_minute: throttle = null,
    smart_encoding: smartEncoding = null,
    shorten_links: shortenLinks = null,
  } = params;
  const { tx, account, now, newId } = context;
  await checkDraft(context, { body, templateId, audience, numberId, programId });
  const content = { name, purpose, body, template_id: templateId, audience: audience ?? NO_AUDIENCE };
  const sending = { number_id: numberId, program_id: programId, throttle_per_minute: throttle };
  const values = { ...content, ...sending, smart_encoding: smartEncoding, shorten_links: shortenLinks };
  return { campaign: presentCampaign(await insertCampaign(tx, account, newId('cmp'), values, now)) };
};
