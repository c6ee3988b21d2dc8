import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();
const body = 'Good morning! Reply STOP to opt out.';
const BOSTON = '+16175550110';
const DENVER = '+13035550110';
const LOS_ANGELES = '+12135550110';
/** The area code covers parts of Florida in two time zones. */
const PANHANDLE = '+18505550110';
const NUMBERS = [BOSTON, DENVER, LOS_ANGELES, PANHANDLE];

async function openAccount(): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of NUMBERS) await optIn(account, phone);
  return account;
}

async function dueTimes(account: TestAccount): Promise<Record<string, string>> {
  const { rows } = await app.parts.database.pool.query<{ to_phone: string; due_at: Date }>(
    'SELECT to_phone, due_at FROM messages WHERE tenant_id = $1',
    [account.accountId],
  );
  return Object.fromEntries(rows.map((row) => [row.to_phone, row.due_at.toISOString().slice(5, 16)]));
}

test('each recipient is due when its own clock shows the local time, and tomorrow where that has passed', async () => {
  app.clock.now = new Date('2029-06-13T15:30:00Z');
  const account = await openAccount();
  const { id } = await launchCampaign(account, { name: 'Morning', body, local_time: '10:00' });
  await app.drain();
  expect(await dueTimes(account)).toEqual({
    [BOSTON]: '06-14T14:00',
    [DENVER]: '06-13T16:00',
    [LOS_ANGELES]: '06-13T17:00',
    [PANHANDLE]: '06-14T15:00',
  });
  const { counters } = await account.call('campaigns.get', { campaign_id: id });
  expect(counters).toMatchObject({ pending: 4, sent: 0, waiting_by_reason: { local_time: 4 } });
  app.clock.now = new Date('2029-06-13T17:00:01Z');
  await app.drain();
  expect((await account.call('campaigns.get', { campaign_id: id })).counters).toMatchObject({ pending: 2, sent: 2 });
  app.clock.now = new Date('2029-06-14T15:00:01Z');
  await app.drain();
  const ended = await account.call('campaigns.get', { campaign_id: id });
  expect(ended.campaign).toMatchObject({ state: 'completed', local_time: '10:00' });
  expect(ended.counters).toMatchObject({ sent: 4, waiting_by_reason: {} });
});

test('send_at is the time from which the local time counts, and quiet hours still apply', async () => {
  app.clock.now = new Date('2029-06-13T15:30:00Z');
  const account = await openAccount();
  const audience = { include: { all: true } };
  const { campaign } = await account.call('campaigns.create', { name: 'Early', body, audience, local_time: '05:00' });
  const own = { campaign_id: campaign.id };
  const { preflight_token: token } = await account.call('campaigns.preflight', own);
  await account.call('campaigns.launch', { ...own, preflight_token: token ?? '', send_at: '2029-06-15T00:00:00Z' });
  app.clock.now = new Date('2029-06-15T00:00:00Z');
  await app.drain();
  // Quiet hours end at 08:00 in these states; at 05:00 no message may be sent.
  expect(await dueTimes(account)).toMatchObject({ [BOSTON]: '06-15T12:00', [DENVER]: '06-15T14:00' });
  const { counters } = await account.call('campaigns.get', own);
  expect(counters.waiting_by_reason).toEqual({ quiet_hours: 4 });
});

test('a local time on the day of the clock change is the time on the new clock', async () => {
  app.clock.now = new Date('2029-03-10T20:00:00Z');
  const account = await openAccount();
  await launchCampaign(account, { name: 'Spring forward', body, local_time: '12:30' });
  await app.drain();
  expect(await dueTimes(account)).toMatchObject({ [BOSTON]: '03-11T16:30', [LOS_ANGELES]: '03-10T20:30' });
});

test('a cap counts the messages at the local times', async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  const account = await openAccount();
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 24 });
  await launchCampaign(account, { name: 'One', body, local_time: '10:00' });
  await app.drain();
  const audience = { include: { all: true } };
  const { campaign } = await account.call('campaigns.create', { name: 'Two', body, audience, local_time: '18:00' });
  const preflight = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(preflight.audience.excluded_by_reason).toEqual({ frequency_cap: 4 });
});
