import { type TestAccount, useTestApp } from '../../support/app.ts';
import { setBalance } from '../../support/balance.ts';
import { REFUSED } from '../../support/failing-numbers.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';
import { ADA } from '../../support/partner.ts';

const app = useTestApp();
let account: TestAccount;

beforeEach(async () => {
  account = await app.account({ credits: 1000 });
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, REFUSED);
  await optIn(account, ADA);
});

const send = async (to: string, more: object = {}) =>
  (await account.call('messages.send', { to, text: 'Hi there', ...more })).message_id;
const failing = async (more: object = {}) => {
  const id = await send(REFUSED, more);
  await app.drain();
  return id;
};
const retry = (message_id: string, more: object = {}) => account.call('messages.retry', { message_id, ...more });
const messageOf = async (message_id: string) => (await account.call('messages.get', { message_id })).message;
const available = async () => (await account.call('billing.balance', {})).available;

test('a rejected message is sent again in a new one, which is charged and linked', async () => {
  const id = await failing({ text: 'Hi {{ first_name | default: "{{ you }}" }}' });
  const before = await available();
  const { message, decision, created } = await retry(id);
  const first = await messageOf(id);
  expect(first).toMatchObject({ state: 'rejected', retry_of: null });
  expect(message).toMatchObject({
    state: 'queued',
    retry_of: id,
    to: REFUSED,
    text: first.text,
    purpose: 'marketing',
    campaign_id: null,
    number_id: first.number_id,
  });
  expect([message.id === id, decision.allow, created]).toEqual([false, true, true]);
  expect(await available()).toBe(before - 1);
});

test('however many calls retry a message at once, one message is sent', async () => {
  const id = await failing();
  const before = await available();
  const answers = await Promise.all(Array.from({ length: 8 }, () => retry(id)));
  expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
  expect(answers.filter(({ created }) => created)).toHaveLength(1);
  expect(await available()).toBe(before - 1);
  expect(await retry(id, { dry_run: true })).toMatchObject({ created: false });
});

test('a retry can be retried, up to five times in all', async () => {
  let id = await failing();
  for (let retries = 1; retries <= 5; retries += 1) {
    const { message } = await retry(id);
    expect(message.retry_of).toBe(id);
    id = message.id;
    await app.drain();
  }
  await expect(retry(id)).rejects.toMatchObject({ code: -32002, data: { reason: 'too_many_retries' } });
});

test('a message that a carrier accepted, that waits or that was canceled on purpose is not sent again', async () => {
  const delivered = await send(ADA);
  await app.drain();
  await expect(retry(delivered)).rejects.toMatchObject({ code: -32002, data: { reason: 'may_be_delivered' } });
  const later = { send_at: new Date(app.clock.now.getTime() + 3_600_000).toISOString() };
  const waiting = await send(ADA, later);
  await expect(retry(waiting)).rejects.toMatchObject({ data: { reason: 'not_final' } });
  await account.call('messages.cancel', { message_id: waiting });
  await expect(retry(waiting)).rejects.toMatchObject({ data: { reason: 'canceled' } });
});

test('the gates decide again: consent, credits and quiet hours as they are now', async () => {
  const id = await failing();
  await setBalance(app, account.accountId, 0);
  await expect(retry(id)).rejects.toMatchObject({ code: 'credits_insufficient' });
  await setBalance(app, account.accountId, 10);
  const noon = app.clock.now;
  app.clock.now = new Date('2029-06-14T07:00:00Z');
  await expect(retry(id)).rejects.toMatchObject({
    code: 'quiet_hours',
    data: { next_actions: [{ skill: 'messages.retry', params: { message_id: id, on_quiet_hours: 'defer' } }] },
  });
  const { message } = await retry(id, { on_quiet_hours: 'defer', dry_run: true });
  expect(message.state).toBe('scheduled');
  app.clock.now = noon;
  await account.call('contacts.optOut', { phone: REFUSED });
  await expect(retry(id)).rejects.toMatchObject({ code: 'consent_required' });
});

test('a message that expired before it was submitted is sent again', async () => {
  const id = await send(ADA, { validity_s: 60 });
  app.clock.advance(120_000);
  await app.drain();
  expect(await messageOf(id)).toMatchObject({ state: 'expired', state_reason: 'validity_over' });
  const { message } = await retry(id);
  await app.drain();
  expect((await messageOf(message.id)).state).not.toBe('expired');
});

test('the retry of a campaign message is a single message, and the counters of the campaign stay', async () => {
  const { id } = await launchCampaign(account, { name: 'Spring', body: 'Sale. Reply STOP to opt out.' });
  await app.drain();
  const countersOf = async () => (await account.call('campaigns.get', { campaign_id: id })).counters;
  const before = await countersOf();
  const { items } = await account.call('messages.list', { campaign_id: id, state: 'rejected' });
  const { message } = await retry(items[0]?.id ?? '');
  expect(message).toMatchObject({ campaign_id: null, text: 'Sale. Reply STOP to opt out.' });
  await app.drain();
  expect(await countersOf()).toEqual(before);
});

/** As the rescue leaves a message whose worker died while the carrier had it. */
async function inDoubt(to = ADA): Promise<string> {
  const id = await send(to);
  await app.parts.database.pool.query(
    `WITH gone AS (DELETE FROM message_queue WHERE message_id = $1)
     UPDATE messages SET state = 'delivery_unconfirmed', end_state = 'delivery_unconfirmed', state_reason = 'lease_lost', accepted_at = now(), finalized_at = now()
      WHERE id = $1`,
    [id],
  );
  return id;
}

test('on the word of its owner, a message in doubt is sent again and costs once', async () => {
  const before = await available();
  const id = await inDoubt();
  await expect(retry(id)).rejects.toMatchObject({
    data: { reason: 'may_be_delivered' },
    message: expect.stringContaining('may_arrive_twice'),
  });
  const answers = await Promise.all([1, 2, 3].map(() => retry(id, { may_arrive_twice: true })));
  expect(answers.map(({ refunded_credits: refunded }) => refunded).toSorted()).toEqual([0, 0, 1]);
  expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
  expect(await available()).toBe(before - 1);
});

test('a message that was delivered is not sent again on anybody’s word', async () => {
  const id = await send(ADA);
  await app.drain();
  await expect(retry(id, { may_arrive_twice: true })).rejects.toMatchObject({ data: { reason: 'may_be_delivered' } });
});

test('what is said about a message in doubt is true: unknown, spent, and how to send it again', async () => {
  const { summary, reason, fix } = await account.call('insights.explainMessage', { message_id: await inDoubt() });
  expect(reason).toBe('lease_lost');
  expect(summary).toContain('It is unknown whether the carrier simulator took the message.');
  expect(fix?.message).toContain('may_arrive_twice');
});
