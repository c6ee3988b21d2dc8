import { useTestApp } from '../support/app.ts';
import { launchCampaign } from '../support/launch-campaign.ts';
import { optIn } from '../support/opt-in.ts';
import { runTern } from '../support/run-tern.ts';

const app = useTestApp();
/** New Orleans, and Atlanta in a state without the block. */
const LOUISIANA = '+15045550123';
const GEORGIA = '+14045550123';
const TEXT = 'Acme: News for you. Reply STOP to opt out.';
const FROM = '2029-06-12';
const UNTIL = '2029-06-14';

const block = (...args: string[]) =>
  runTern(['operator', 'region-block', ...args, '--json'], { DATABASE_URL: app.databaseUrl });
const add = (...more: string[]) =>
  block('add', 'us-la', '--from', FROM, '--until', UNTIL, '--reason', 'State of emergency', ...more);

test('a block defers marketing to its region on every path until its last day is over, or until it is lifted', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of [LOUISIANA, GEORGIA]) await optIn(account, phone);
  const { message_id: waiting } = await account.call('messages.send', { to: LOUISIANA, text: TEXT });
  const { id } = JSON.parse((await add()).stdout) as { id: string };

  await expect(account.call('messages.send', { to: LOUISIANA, text: TEXT })).rejects.toMatchObject({
    code: 'quiet_hours',
    message: expect.stringMatching(/in Louisiana, .*\(State of emergency\).*2029-06-15 08:00/),
    data: { jurisdiction: 'US-LA', rules: [id], next_allowed_at: '2029-06-15T13:00:00.000Z' },
  });
  await account.call('messages.send', { to: GEORGIA, text: TEXT });
  await account.call('contacts.recordRelationship', { phone: LOUISIANA, kind: 'order' });
  await account.call('messages.send', {
    to: LOUISIANA,
    text: 'Acme: Your order is ready.',
    purpose: 'transactional',
  });
  const { id: campaign } = await launchCampaign(account, { name: 'News', body: TEXT });
  await app.drain();
  expect((await account.call('campaigns.get', { campaign_id: campaign })).counters).toMatchObject({ sent: 1 });
  const stateOf = async (messageId: string) => (await account.call('messages.get', { message_id: messageId })).message;
  expect(await stateOf(waiting)).toMatchObject({ due_at: '2029-06-15T13:00:00.000Z' });

  expect(JSON.parse((await block('lift', id)).stdout)).toMatchObject({ id, lifted: true });
  expect(JSON.parse((await block('lift', id)).stdout)).toMatchObject({ lifted: false });
  await account.call('messages.send', { to: LOUISIANA, text: TEXT });
  expect(JSON.parse((await block('list')).stdout)).toMatchObject({
    id,
    region: 'US-LA',
    from: FROM,
    until: UNTIL,
    reason: 'State of emergency',
    lifted_at: expect.any(String),
  });
});

test.each([
  [['add', 'US-XX', '--from', FROM, '--until', UNTIL, '--reason', 'x'], 'US-XX'],
  [['add', 'US-LA', '--from', '2029-02-30', '--until', UNTIL, '--reason', 'x'], '--from'],
  [['add', 'US-LA', '--from', UNTIL, '--until', FROM, '--reason', 'x'], '--until'],
  [['add', 'US-LA', '--from', '2029-06-12', '--until', '2039-06-12', '--reason', 'x'], '366'],
  [['add', 'US-LA', '--from', FROM, '--until', UNTIL, '--reason', ' '], '--reason'],
])('%j is refused with the option that is wrong', async (args, wrong) => {
  expect(await block(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(wrong) });
});
