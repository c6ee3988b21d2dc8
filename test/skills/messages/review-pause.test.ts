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

test('a queued marketing message is canceled at dispatch when its recipient comes under review, a transactional one is sent', async () => {
  const account = await freshAccount();
  const send = (more: object) => account.call('messages.send', { to: ADA, ...OFFER, ...more });
  const [offer, code] = [await send({}), await send({ text: 'Your code is 1234.', purpose: 'transactional' })];
  await receiveUnclear(account, ADA);
  await app.drain();
  const read = async (id: string) => (await account.call('messages.get', { message_id: id })).message;
  expect(await read(offer.message_id)).toMatchObject({ state: 'canceled', state_reason: 'under_review' });
  expect((await read(code.message_id)).state).not.toBe('canceled');
  const { fix } = await account.call('insights.explainMessage', { message_id: offer.message_id });
  expect(fix?.next_actions[0]).toMatchObject({ skill: 'messages.reviews' });
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
