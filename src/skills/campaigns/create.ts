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
  const row = await tx.row(
    insertCampaign,
    account.tenantId,
    newId('cmp'),
    account.accountId,
    name,
    purpose,
    body,
    templateId,
    JSON.stringify(audience),
    numberId,
    programId,
    throttle,
    now,
  );
  if (row === null) throw new Error('An insert answered no row.');
  return { campaign: presentCampaign(row) };
};
