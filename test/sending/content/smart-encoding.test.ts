import { createFanOut } from '../../../src/sending/campaigns/fan-out/fan-out.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';
import { ADA, registerPartner } from '../../support/partner.ts';
import { runToEnd } from '../../support/run-to-end.ts';

const app = useTestApp();
/** 100 characters: two segments in UCS-2, one in GSM-7. */
const CURLY = `Your order\u2019s on its way${'.'.repeat(76)}`;
const PLAIN = CURLY.replace('\u2019', "'");

let account: TestAccount;
beforeEach(async () => {
  account = await app.account({ credits: 1000 });
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
});

const send = (more: object = {}) =>
  account.call('messages.send', { to: ADA, text: CURLY, purpose: 'transactional', ...more } as never);

test('messages.send replaces characters on request, charges the shorter message and keeps the original', async () => {
  const sent = await send({ smart_encoding: 'punctuation' });
  expect(sent).toMatchObject({ text: PLAIN, original_text: CURLY, encoding: 'GSM-7', segments: 1, credits: 1 });
  const { message } = await account.call('messages.get', { message_id: sent.message_id });
  expect(message).toMatchObject({ text: PLAIN, original_text: CURLY, segments: 1 });
});

test('smart encoding is off by default', async () => {
  expect(await send()).toMatchObject({ text: CURLY, original_text: null, encoding: 'UCS-2', segments: 2, credits: 2 });
});

test('the call takes precedence over the template, and the template over the account', async () => {
  const { template } = await account.call('templates.create', { name: 'Way', body: CURLY, smart_encoding: 'off' });
  expect(template.smart_encoding).toBe('off');
  await account.call('messages.setSmartEncoding', { mode: 'punctuation' });
  const byTemplate = { text: undefined, template_id: template.id };
  expect(await send()).toMatchObject({ original_text: CURLY });
  expect(await send(byTemplate)).toMatchObject({ original_text: null });
  expect(await send({ ...byTemplate, smart_encoding: 'letters' })).toMatchObject({ original_text: CURLY });
});

test('messages.preview shows the message before and after, and what smart encoding saves, also when it is off', async () => {
  const preview = (mode?: 'punctuation') =>
    account.call('messages.preview', { to: ADA, text: CURLY, ...(mode && { smart_encoding: mode }) });
  const saved = { text: PLAIN, saved_segments: 1, saved_credits: 1 };
  expect(await preview()).toMatchObject({
    text: CURLY,
    original_text: null,
    smart_encoding: { mode: 'off', ...saved },
  });
  expect(await preview('punctuation')).toMatchObject({
    text: PLAIN,
    original_text: CURLY,
    smart_encoding: { mode: 'punctuation', ...saved },
  });
});

test('partner.send uses the default of the end-customer, unless the call sets it', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  await optIn(shop, ADA);
  await shop.call('messages.setSmartEncoding', { mode: 'punctuation' });
  const request = { external_ref: 'shop-1', to: ADA, text: CURLY, purpose: 'transactional' } as const;
  const sent = await partner.call('partner.send', { ...request, idempotency_key: 'p1' });
  expect(sent).toMatchObject({ encoding: 'GSM-7', credits: 1 });
  const { message } = await shop.call('messages.get', { message_id: sent.message_id });
  expect(message).toMatchObject({ text: PLAIN, original_text: CURLY });
  expect(
    await partner.call('partner.send', { ...request, idempotency_key: 'p2', smart_encoding: 'off' }),
  ).toMatchObject({ encoding: 'UCS-2', credits: 2 });
});

test('a campaign replaces characters and keeps the original of each message', async () => {
  const body = 'Acme: it\u2019s here \u2014 reply STOP to opt out';
  const campaign = await launchCampaign(account, { name: 'Here', body, smart_encoding: 'punctuation' });
  expect(campaign.smart_encoding).toBe('punctuation');
  await runToEnd((onFailure) =>
    createFanOut(app.parts.database, () => app.clock.now, onFailure, 'http://localhost:4000'),
  );
  const { items } = await account.call('messages.list', { campaign_id: campaign.id });
  expect(items).toMatchObject([
    { text: "Acme: it's here - reply STOP to opt out", original_text: body, encoding: 'GSM-7' },
  ]);
});
