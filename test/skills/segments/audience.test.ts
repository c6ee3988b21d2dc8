import type { SegmentRule } from '../../../src/generated/types.ts';
import { useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();

const VIEWED: SegmentRule = { kind: 'event', name: 'page.viewed', within: { amount: 1, unit: 'days' } };

async function shop() {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of ['+12025550101', '+12025550102', '+12025550103']) await optIn(account, phone);
  for (const phone of ['+12025550101', '+12025550102'])
    await account.call('analytics.recordEvent', { phone, name: 'page.viewed' });
  const { segment } = await account.call('segments.create', { name: 'Viewers', rules: VIEWED });
  return { account, segment };
}

test('a campaign to a segment reaches its contacts, and a campaign without them reaches the others', async () => {
  const { account, segment } = await shop();
  const to = await launchCampaign(account, {
    name: 'To',
    body: 'Hi. Reply STOP to opt out.',
    audience: { include: { segment_ids: [segment.id] } },
  });
  const without = await launchCampaign(account, {
    name: 'Without',
    body: 'Hi again. Reply STOP to opt out.',
    audience: { include: { all: true }, exclude: { segment_ids: [segment.id] } },
  });
  await app.drain();
  const phonesOf = async (id: string) =>
    (await account.call('campaigns.recipients', { campaign_id: id })).items.map(({ phone }) => phone).sort();
  expect(await phonesOf(to.id)).toEqual(['+12025550101', '+12025550102']);
  expect(await phonesOf(without.id)).toEqual(['+12025550103']);
});

test('a launched campaign keeps the rules of its segments and the time of its launch', async () => {
  const { account, segment } = await shop();
  const campaign = await launchCampaign(account, {
    name: 'Frozen',
    body: 'Hi. Reply STOP to opt out.',
    audience: { include: { segment_ids: [segment.id] } },
  });
  await account.call('segments.update', { segment_id: segment.id, rules: { kind: 'not', rule: VIEWED } });
  app.clock.advance(3 * 86_400_000);
  await app.drain();
  const { items } = await account.call('campaigns.recipients', { campaign_id: campaign.id });
  expect(items.map(({ phone }) => phone).sort()).toEqual(['+12025550101', '+12025550102']);
});

test('a preflight holds while contacts join a segment, but not when its rules change or it grows by a tenth', async () => {
  const { account, segment } = await shop();
  const draft = async () => {
    const { campaign } = await account.call('campaigns.create', {
      name: 'Draft',
      body: 'Hi. Reply STOP to opt out.',
      audience: { include: { segment_ids: [segment.id] } },
    });
    const { preflight_token: token } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
    return { campaign_id: campaign.id, preflight_token: token ?? '' };
  };
  const shrinking = await draft();
  await account.call('contacts.forget', { phone: '+12025550102' });
  expect((await account.call('campaigns.launch', shrinking)).state).toBe('running');
  const growing = await draft();
  await account.call('analytics.recordEvent', { phone: '+12025550103', name: 'page.viewed' });
  await expect(account.call('campaigns.launch', growing)).rejects.toMatchObject({
    data: { reason: 'preflight_grown' },
  });
  const changing = await draft();
  await account.call('segments.update', { segment_id: segment.id, rules: { ...VIEWED, count: 2 } });
  await expect(account.call('campaigns.launch', changing)).rejects.toMatchObject({
    data: { reason: 'preflight_changed' },
  });
});

test('billing.estimate prices the contacts of a segment', async () => {
  const { account, segment } = await shop();
  const audience = { include: { segment_ids: [segment.id] } };
  expect((await account.call('billing.estimate', { text: 'Hi', audience })).recipients).toBe(2);
  await expect(
    account.call('billing.estimate', { text: 'Hi', audience: { include: { segment_ids: ['seg_x'] } } }),
  ).rejects.toMatchObject({ code: -32001 });
});
