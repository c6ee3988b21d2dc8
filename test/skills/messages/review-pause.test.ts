import { useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner } from '../../support/partner.ts';
import { OFFER, readPause, receiveUnclear, UNCLEAR } from '../../support/review.ts';
import { twoPrograms } from '../../support/two-programs.ts';

const app = useTestApp();
const ADA = '+12025550143';
const GRACE = '+12025550144';
const REFUSED = { code: 'consent_required', data: { reason: 'under_review' } };

const freshAccount = async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
  return account;
};

test('messages.send refuses marketing to a contact whose message waits for a review, and names the list', async () => {
  const account = await freshAccount();
  await receiveUnclear(account, ADA);
  await expect(account.call('messages.send', { to: ADA, ...OFFER })).rejects.toMatchObject({
    ...REFUSED,
    data: { reason: 'under_review', next_actions: [{ skill: 'messages.reviews', params: {} }] },
  });
  const code = { to: ADA, text: 'Your code is 1234.', purpose: 'transactional' } as const;
  expect(await account.call('messages.send', code)).toMatchObject({ state: 'queued' });
});

test('a contact under review keeps its stored consent, and contacts.get shows since when it is reviewed', async () => {
  const account = await freshAccount();
  expect(await readPause(account, ADA)).toEqual([null, 'opted_in']);
  const at = app.clock.now.toISOString();
  await receiveUnclear(account, ADA);
  app.clock.advance(1000);
  await receiveUnclear(account, ADA);
  expect(await readPause(account, ADA)).toEqual([at, 'opted_in']);
  expect(await account.call('compliance.verifyLedger', {})).toMatchObject({ ok: true });
});

test('partner.send refuses marketing to a contact whose message waits for a review', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop');
  await optIn(shop, ADA);
  const send = (key: string, more: object = {}) =>
    partner.call('partner.send', { external_ref: 'shop', to: ADA, ...OFFER, idempotency_key: key, ...more });
  await receiveUnclear(shop, ADA);
  await expect(send('1')).rejects.toMatchObject(REFUSED);
  expect(await send('2', { text: 'Your code is 1234.', purpose: 'transactional' })).toMatchObject({ state: 'queued' });
});

test('a campaign leaves out contacts under review, in preflight and in its recipients', async () => {
  const account = await freshAccount();
  await optIn(account, GRACE);
  await receiveUnclear(account, ADA);
  const { id } = await launchCampaign(account, {
    name: 'Sale',
    body: OFFER.text,
    audience: { include: { all: true } },
  });
  await app.drain();
  const { audience } = await account.call('campaigns.preflight', { campaign_id: id });
  expect(audience).toMatchObject({ total: 2, eligible: 1, excluded_by_reason: { under_review: 1 } });
  const { sent, excluded_by_reason: excluded } = await account.call('insights.explainAudience', { campaign_id: id });
  expect(excluded).toMatchObject([
    { reason: 'under_review', count: 1, next_actions: [{ skill: 'messages.reviews', params: {} }] },
  ]);
  expect(sent).toBe(1);
});

const queuedOffer = async () => {
  const account = await freshAccount();
  const { message_id: id } = await account.call('messages.send', { to: ADA, ...OFFER });
  const inbound = await receiveUnclear(account, ADA);
  await app.drain();
  const read = async () => (await account.call('messages.get', { message_id: id })).message;
  return { account, id, inbound, read };
};
const wait = async (hours: number) => {
  app.clock.advance(hours * 3_600_000);
  await app.drain();
};

test('queued marketing waits while its recipient is under review, and transactional messages are sent', async () => {
  const { account, id, read } = await queuedOffer();
  const code = await account.call('messages.send', { to: ADA, text: 'Your code is 1234.', purpose: 'transactional' });
  await app.drain();
  expect(await read()).toMatchObject({ state: 'queued', state_reason: 'under_review' });
  expect((await account.call('messages.get', { message_id: code.message_id })).message.state).not.toBe('queued');
  const { fix } = await account.call('insights.explainMessage', { message_id: id });
  expect(fix?.next_actions[0]).toMatchObject({ skill: 'messages.reviews' });
});

test('a message that waited for a review is sent within 15 minutes after it is decided as no opt-out', async () => {
  const { account, inbound, read } = await queuedOffer();
  await account.call('messages.review', { inbound_id: inbound, decision: 'keep' });
  await wait(0.25);
  expect(await read()).toMatchObject({ state: 'accepted', state_reason: null });
});

test('a message that waited for a review is canceled by the decision that it is an opt-out', async () => {
  const { account, inbound, read } = await queuedOffer();
  const decided = await account.call('messages.review', { inbound_id: inbound, decision: 'opt_out' });
  expect(decided.canceled_messages).toBe(1);
  await wait(1);
  expect(await read()).toMatchObject({ state: 'canceled', state_reason: 'opted_out' });
});

test('a message waits for a review for 72 hours, and its credits come back when nothing was decided', async () => {
  const { account, read } = await queuedOffer();
  const available = async () => (await account.call('billing.balance', {})).available;
  const before = await available();
  await wait(71);
  expect((await read()).state).toBe('queued');
  await wait(2);
  expect(await read()).toMatchObject({ state: 'canceled', state_reason: 'under_review' });
  expect(await available()).toBe(before + 1);
});

test('a campaign whose messages wait for a review completes when they are sent', async () => {
  const account = await freshAccount();
  await optIn(account, GRACE);
  const { id } = await launchCampaign(account, { name: 'Sale', body: OFFER.text, throttle_per_minute: 1 });
  await app.drain();
  const waiting = (await account.call('messages.list', { campaign_id: id, state: 'queued' })).items[0];
  const inbound = await receiveUnclear(account, waiting?.to ?? '');
  const read = async () => (await account.call('campaigns.get', { campaign_id: id })).campaign.state;
  await wait(1);
  expect(await read()).toBe('running');
  await account.call('messages.review', { inbound_id: inbound, decision: 'keep' });
  await wait(1);
  expect(await read()).toBe('completed');
});

test('a review pauses the marketing of every program of the account', async () => {
  const at = app.clock.now;
  const { account, news, orders, bare, send } = await twoPrograms(app);
  for (const number of [news.number, orders.number, bare]) await send(number);
  await account.call('messages.simulateInbound', { from: ADA, text: UNCLEAR, to: news.number.phone });
  for (const number of [news.number, orders.number, bare]) await expect(send(number)).rejects.toMatchObject(REFUSED);
  app.clock.now = at;
});

test('a review in one account does not pause another account', async () => {
  const [reviewed, other] = [await freshAccount(), await freshAccount()];
  await receiveUnclear(reviewed, ADA);
  expect(await readPause(other, ADA)).toEqual([null, 'opted_in']);
  expect(await other.call('messages.send', { to: ADA, ...OFFER })).toMatchObject({ state: 'queued' });
});
