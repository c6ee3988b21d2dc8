import type { SkillTypes } from '../../src/generated/skills.ts';
import type { TestAccount } from './app.ts';

/** Creates and launches a campaign, and returns it as it was created. */
export async function launchCampaign(
  account: TestAccount,
  params: SkillTypes['campaigns.create']['params'],
  launch: Pick<SkillTypes['campaigns.launch']['params'], 'send_at'> = {},
): Promise<SkillTypes['campaigns.create']['result']['campaign']> {
  const { campaign } = await account.call('campaigns.create', { audience: { include: { all: true } }, ...params });
  const { preflight_token: token } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  await account.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: token ?? '', ...launch });
  return campaign;
}
