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
    audience = { include: { all: true } },
    number_id: numberId = null,
    program_id: programId = null,
    throttle_per_minute: throttle = null,
  } = params;
  const { tx, account, now, newId } = context;
  await checkDraft(context, { body, templateId, audience, numberId, programId });
  const content = { name, purpose, body, template_id: templateId, audience };
  const values = { ...content, number_id: numberId, program_id: programId, throttle_per_minute: throttle };
  return { campaign: presentCampaign(await insertCampaign(tx, account, newId('cmp'), values, now)) };
};
