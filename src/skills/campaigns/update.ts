import { requireExpectedVersion, unprocessable } from '../../errors.ts';
import { approvedMedia } from '../../media/media-file.ts';
import { filesOfLinks } from '../../media/require-files.ts';
import { type CampaignRow, requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Experiment } from '../../sending/campaigns/experiment.ts';
import { DEFAULT_GUARD } from '../../sending/campaigns/guard.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { checkDraft } from './check-draft.ts';
import { presentCampaign } from './present.ts';
import { saveCampaign } from './queries.ts';
import { readExperiment } from './read-experiment.ts';

type Params = Parameters<Skill<'campaigns.update'>>[0];

/** Fields that cannot change after the launch. */
const FROZEN = [
  'purpose',
  'body',
  'template_id',
  'experiment',
  'audience',
  'number_id',
  'program_id',
  'smart_encoding',
  'shorten_links',
  'media',
  'media_fallback',
  'local_time',
] as const;

export const updateCampaign: Skill<'campaigns.update'> = async (params, context) => {
  const { tx, account, now } = context;
  const campaign = await requireCampaign(tx, account, params.campaign_id, 'lock');
  requireExpectedVersion(params.expected_version, 'campaign', campaign.version, [
    { skill: 'campaigns.get', params: { campaign_id: campaign.id }, why: 'Shows the current version.' },
  ]);
  assertEditable(campaign.state, campaign.id, params);
  const { body, templateId, experiment } = await contentOf(params, campaign, context);
  const audience = params.audience ?? campaign.audience;
  const numberId = params.number_id ?? (params.program_id === undefined ? campaign.number_id : null);
  const programId = params.program_id ?? (params.number_id === undefined ? campaign.program_id : null);
  if (campaign.state === 'draft')
    await checkDraft(context, { body, templateId, experiment, audience: params.audience, numberId, programId });
  const { name = campaign.name, purpose = campaign.purpose } = params;
  const throttle = params.throttle_per_minute ?? campaign.throttle_per_minute;
  const content = { name, purpose, body, template_id: templateId, audience };
  const guard = { ...DEFAULT_GUARD, ...campaign.guard, ...params.guard };
  const localTime = params.local_time ?? campaign.local_time;
  const smartEncoding = params.smart_encoding ?? campaign.smart_encoding;
  const shortenLinks = params.shorten_links ?? campaign.shorten_links;
  const media =
    params.media === undefined ? campaign.media : approvedMedia(await filesOfLinks(tx, account, params.media, now));
  const files = { media, media_fallback: params.media_fallback ?? campaign.media_fallback };
  const sending = { number_id: numberId, program_id: programId, throttle_per_minute: throttle };
  const settings = { smart_encoding: smartEncoding, shorten_links: shortenLinks, experiment };
  const values = { ...content, ...sending, ...settings, ...files, local_time: localTime, guard };
  return { campaign: presentCampaign(await saveCampaign(tx, campaign, values, now)) };
};

function assertEditable(state: string, id: string, params: Params): void {
  if (state === 'draft') return;
  const frozen = FROZEN.filter((field) => params[field] !== undefined);
  if (state === 'paused' && frozen.length === 0) return;
  throw unprocessable(
    'not_editable',
    state === 'paused'
      ? `These fields cannot change after the launch: ${frozen.join(', ')}.`
      : `The campaign is ${state}. Only drafts and paused campaigns can be updated.`,
    {
      nextActions: [{ skill: 'campaigns.get', params: { campaign_id: id }, why: 'Shows the state of the campaign.' }],
    },
  );
}

/** A body, a template and an experiment replace each other. */
async function contentOf(
  { body, template_id: templateId, experiment }: Params,
  campaign: CampaignRow,
  context: WriteContext,
): Promise<{ body: string | null; templateId: string | null; experiment: Experiment | null }> {
  if (body === undefined && templateId === undefined && experiment === undefined)
    return { body: campaign.body, templateId: campaign.template_id, experiment: campaign.experiment };
  return {
    body: body ?? null,
    templateId: templateId ?? null,
    experiment: experiment === undefined ? null : await readExperiment(experiment, campaign.id, context),
  };
}
