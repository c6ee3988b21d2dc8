import type { CampaignsSkills } from '../../generated/skills.ts';
import { cancelCampaign } from './cancel.ts';
import { createCampaign } from './create.ts';
import { decideExperiment } from './decide-experiment.ts';
import { duplicateCampaign } from './duplicate.ts';
import { getCampaign } from './get.ts';
import { launchCampaign } from './launch.ts';
import { listCampaigns } from './list.ts';
import { pauseCampaign } from './pause.ts';
import { preflightCampaign } from './preflight.ts';
import { listRecipients } from './recipients.ts';
import { resumeCampaign } from './resume.ts';
import { testSendCampaign } from './test-send.ts';
import { updateCampaign } from './update.ts';

export const campaigns: CampaignsSkills = {
  'campaigns.create': createCampaign,
  'campaigns.update': updateCampaign,
  'campaigns.duplicate': duplicateCampaign,
  'campaigns.get': getCampaign,
  'campaigns.list': listCampaigns,
  'campaigns.preflight': preflightCampaign,
  'campaigns.testSend': testSendCampaign,
  'campaigns.launch': launchCampaign,
  'campaigns.pause': pauseCampaign,
  'campaigns.resume': resumeCampaign,
  'campaigns.cancel': cancelCampaign,
  'campaigns.decideExperiment': decideExperiment,
  'campaigns.recipients': listRecipients,
};
