import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';

const GEORGIA = '+14045550110';
const FLORIDA = '+13055550111';
const HOUR = 3_600_000;
const TEXT = 'Sale. Reply STOP to opt out.';

const app = useTestApp();
let account: TestAccount;
let start: Date;

beforeAll(() => {
  start = app.clock.now;
});
beforeEach(async () => {
  app.clock.now = start;
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of [GEORGIA, FLORIDA]) await optIn(account, phone);
});

const send = (params: Record<string, unknown> = {}) =>
  account.call('messages.send', { to: GEORGIA, text: TEXT, ...params });
const capReached = { code: -32002, data: { reason: 'frequency_cap' } };

test('a frequency cap allows the next message exactly one window after the first', async () => {
  await account.call('compliance.frequencyCap', { max: 2, window_hours: 1 });
  await send();
  app.clock.advance(HOUR / 2);
  await send();
  await expect(send()).rejects.toMatchObject({
    ...capReached,
    message: expect.stringContaining('maximum marketing messages to one recipient: 2 in 1 hour.'),
    data: { reason: 'frequency_cap', next_allowed_at: new Date(start.getTime() + HOUR).toISOString() },
  });
  app.clock.now = new Date(start.getTime() + HOUR - 1);
  await expect(send()).rejects.toMatchObject(capReached);
  app.clock.advance(1);
  await send();
});

test('64 concurrent calls send exactly as many messages as the cap allows', async () => {
  await account.call('compliance.frequencyCap', { max: 5, window_hours: 24 });
  const sent = await Promise.allSettled(Array.from({ length: 64 }, () => send()));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const result of sent) if (result.status === 'rejected') expect(result.reason).toMatchObject(capReached);
});

test('the next action of a frequency cap error is a call that succeeds', async () => {
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 2 });
  await send();
  const error = (await send().catch((error: unknown) => error)) as { data: { next_actions: { params: never }[] } };
  const [next] = error.data.next_actions;
  expect(await account.call('messages.send', next?.params as never)).toMatchObject({ state: 'scheduled' });
});

test('a canceled message does not count towards the cap', async () => {
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 24 });
  const { message_id: id } = await send({ send_at: new Date(start.getTime() + HOUR / 4).toISOString() });
  await expect(send()).rejects.toMatchObject(capReached);
  await account.call('messages.cancel', { message_id: id });
  await send();
});

test('a scheduled message counts towards the cap of earlier messages', async () => {
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 1 });
  await send({ send_at: new Date(start.getTime() + HOUR / 2).toISOString() });
  await expect(send()).rejects.toMatchObject(capReached);
});

test('transactional messages do not count towards the cap', async () => {
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 24 });
  for (let sent = 0; sent < 3; sent += 1) await send({ purpose: 'transactional' });
  await send();
  await send({ purpose: 'transactional' });
});

test('recipients in Florida receive at most three marketing messages in 24 hours, whatever the cap of the account', async () => {
  await account.call('compliance.frequencyCap', { max: 10, window_hours: 24 });
  for (let sent = 0; sent < 3; sent += 1) await send({ to: FLORIDA });
  await expect(send({ to: FLORIDA })).rejects.toMatchObject({
    data: { broken: [{ rule: 'us-fl-three-a-day', max: 3, window_hours: 24 }] },
  });
});

test('two concurrent campaigns together respect the frequency cap of each contact', async () => {
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 24 });
  const launch = async (name: string): Promise<string> => {
    const { id } = await launchCampaign(account, { name, body: TEXT, audience: { include: { all: true } } });
    return id;
  };
  const ids = [await launch('one'), await launch('two')];
  await Promise.all([app.drain(), app.drain(), app.drain()]);
  const sent = await Promise.all(
    ids.map(async (id) => (await account.call('campaigns.get', { campaign_id: id })).counters),
  );
  expect(sent.map(({ sent: count }) => count).sort()).toEqual([0, 2]);
  expect(sent.find(({ sent: count }) => count === 0)).toMatchObject({ excluded_by_reason: { frequency_cap: 2 } });
});

test('compliance.frequencyCap replaces a cap by its window, removes it without max, and keeps at most five', async () => {
  for (const [max, hours] of [
    [5, 24],
    [10, 168],
    [3, 24],
  ] as const)
    await account.call('compliance.frequencyCap', { max, window_hours: hours });
  expect((await account.call('compliance.frequencyCap', { window_hours: 168 })).caps).toEqual([
    { max: 3, window_hours: 24 },
  ]);
  for (const hours of [1, 2, 3, 4]) await account.call('compliance.frequencyCap', { max: 1, window_hours: hours });
  await expect(account.call('compliance.frequencyCap', { max: 1, window_hours: 5 })).rejects.toMatchObject({
    data: { reason: 'too_many_caps' },
  });
});
