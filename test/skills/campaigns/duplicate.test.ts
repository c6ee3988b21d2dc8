import { useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();
const body = 'Hi {{ first_name }}! Reply STOP to opt out.';

test('campaigns.duplicate copies content, audience and settings of a campaign in any state into a draft', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, '+12025550143', { first_name: 'Ada' });
  const settings = { throttle_per_minute: 60, smart_encoding: 'letters', purpose: 'marketing' } as const;
  const { id } = await launchCampaign(account, { name: 'Spring', body, ...settings });
  await app.drain();
  const { campaign: original } = await account.call('campaigns.get', { campaign_id: id });
  const { campaign: copy } = await account.call('campaigns.duplicate', { campaign_id: id });
  expect(original.state).not.toBe('draft');
  expect(copy).toMatchObject({ name: 'Spring (copy)', state: 'draft', body, ...settings, version: 1 });
  expect(copy).toMatchObject({ audience: original.audience, launched_at: null, send_at: null });
  expect(copy.id).not.toBe(id);
  const { counters } = await account.call('campaigns.get', { campaign_id: copy.id });
  expect(counters).toMatchObject({ audience: 0, sent: 0, pending: 0 });
});

test('the name of a copy is the given one, or the old one cut to leave room for its suffix', async () => {
  const account = await app.account();
  const { campaign } = await account.call('campaigns.create', { name: `${'n'.repeat(118)}🙂`, body });
  const named = await account.call('campaigns.duplicate', { campaign_id: campaign.id, name: 'Autumn' });
  const copied = await account.call('campaigns.duplicate', { campaign_id: campaign.id });
  expect(named.campaign.name).toBe('Autumn');
  expect(copied.campaign.name).toBe(`${'n'.repeat(113)} (copy)`);
});
