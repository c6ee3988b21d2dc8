import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { openLink, pathOf } from '../../support/open-link.ts';
import { optIn } from '../../support/opt-in.ts';
import { ADA, registerPartner } from '../../support/partner.ts';

const BASE = 'https://go.tern.example.com';
const app = useTestApp({ TERN_LINKS_URL: BASE });
const BOB = '+12025550144';
const LONG = `https://example.com/shoes?${'x'.repeat(200)}`;
const SHORT = /https:\/\/go\.tern\.example\.com\/l\/[0-9A-Za-z]{10}/;
const PLACEHOLDER = `${BASE}/l/xxxxxxxxx1`;

let account: TestAccount;
beforeEach(async () => {
  account = await app.account({ credits: 1000 });
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
});

const send = (more: object = {}) =>
  account.call('messages.send', {
    to: ADA,
    text: `New shoes: ${LONG}. See ${LONG}`,
    purpose: 'transactional',
    shorten_links: true,
    ...more,
  } as never);

const linksOf = async (caller: TestAccount) => (await caller.call('links.list', {})).items;

const clickOn = async (text: string) => {
  const [url = ''] = SHORT.exec(text) ?? [];
  return openLink(app.linksUrl, pathOf(url));
};

const eventsOf = async (contact: string): Promise<{ name: string; properties: Record<string, unknown> }[]> =>
  (
    await app.parts.database.pool.query(
      'SELECT name, properties FROM events WHERE contact_id = $1 ORDER BY occurred_at',
      [contact],
    )
  ).rows;

test('messages.send shortens each link, charges the shorter message, and its clicks are of its contact', async () => {
  const before = await send({ shorten_links: false });
  expect(before.segments).toBeGreaterThan(2);
  const sent = await send();
  expect(sent).toMatchObject({ segments: 1, credits: 1 });
  const [first, second] = sent.text.match(new RegExp(SHORT, 'g')) ?? [];
  expect(first).toBe(second);
  expect(sent.text).toBe(`New shoes: ${first}. See ${first}`);
  const { message } = await account.call('messages.get', { message_id: sent.message_id });
  expect(message).toMatchObject({ text: sent.text, segments: 1 });
  expect((await clickOn(sent.text)).location).toBe(LONG);
  await clickOn(sent.text);
  await app.drain();
  const [link] = await linksOf(account);
  expect(link).toMatchObject({ url: LONG, short_url: null, campaign_id: null });
  const properties = { link_id: link?.id, campaign_id: null, message_id: sent.message_id };
  const click = { name: 'link.clicked', properties };
  expect(await eventsOf(message.contact_id ?? '')).toEqual([click, click]);
});

test('preview, check, estimate, dry run and rendering count the short form with a placeholder, and store nothing', async () => {
  const text = `New shoes: ${LONG}`;
  const { template } = await account.call('templates.create', { name: 'Shoes', body: text, shorten_links: true });
  expect(template.shorten_links).toBe(true);
  const short = { text: `New shoes: ${PLACEHOLDER}`, segments: 1, credits: 1 };
  expect(await account.call('messages.preview', { to: ADA, text, shorten_links: true })).toMatchObject(short);
  expect(await account.call('messages.preview', { to: ADA, template_id: template.id })).toMatchObject(short);
  expect(await account.call('billing.estimate', { to: ADA, text, shorten_links: true })).toMatchObject({ segments: 1 });
  const { gates } = await account.call('compliance.checkSend', { phone: ADA, text, shorten_links: true });
  expect(gates.find(({ gate }) => gate === 'content')?.inputs).toMatchObject({ segments: 1 });
  expect(
    await account.call('billing.estimate', { audience: { include: { all: true } }, template_id: template.id }),
  ).toMatchObject({ credits: 1 });
  expect(await account.call('templates.render', { template_id: template.id })).toMatchObject({
    text: short.text,
    segments: 1,
  });
  expect(await account.call('templates.render', { template_id: template.id, shorten_links: false })).toMatchObject({
    text,
  });
  expect(await send({ text, dry_run: true })).toMatchObject(short);
  expect(await linksOf(account)).toEqual([]);
});

test('a campaign gives each recipient a code of its own for one link, and costs what preflight counted', async () => {
  await optIn(account, BOB);
  const body = `Acme: ${LONG} reply STOP to opt out`;
  const { campaign: draft } = await account.call('campaigns.create', {
    name: 'Shoes',
    body,
    shorten_links: true,
    audience: { include: { all: true } },
  });
  const preflight = await account.call('campaigns.preflight', { campaign_id: draft.id });
  expect(preflight).toMatchObject({ cost: { segments: 2, credits: 2 } });
  expect(preflight.sample).toContain(PLACEHOLDER);
  const campaign = await launchCampaign(account, { name: 'Shoes', body, shorten_links: true });
  await app.drain();
  const { items } = await account.call('messages.list', { campaign_id: campaign.id });
  expect(items.map(({ segments, credits }) => [segments, credits])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(new Set(items.map(({ text }) => SHORT.exec(text)?.[0])).size).toBe(2);
  for (const { text } of items) await clickOn(text);
  await clickOn(items[0]?.text ?? '');
  await app.drain();
  const links = await linksOf(account);
  expect(links).toMatchObject([{ url: LONG, campaign_id: campaign.id }]);
  const stats = await account.call('links.stats', { link_id: links[0]?.id ?? '' });
  expect(stats).toMatchObject({ human: 3, bot: 0, unique_clickers: 2 });
});

test('a link that another recipient has too keeps its destination when one is forgotten, and theirs alone is erased', async () => {
  await optIn(account, BOB);
  await account.call('templates.create', { name: 'Order', body: 'x' });
  const shared = await send();
  const own = await send({ text: 'Your order: https://example.com/orders/4711' });
  await send({ to: BOB });
  const { message } = await account.call('messages.get', { message_id: own.message_id });
  await clickOn(own.text);
  await account.call('contacts.forget', { contact_id: message.contact_id ?? '', confirm: 'FORGET' } as never);
  await app.drain();
  expect((await clickOn(shared.text)).location).toBe(LONG);
  expect((await clickOn(own.text)).status).toBe(410);
  await app.drain();
  expect(await eventsOf(message.contact_id ?? '')).toEqual([]);
  const { rows } = await app.parts.database.pool.query(
    'SELECT count(*)::int AS count FROM link_codes WHERE tenant_id = $1 AND contact_id = $2',
    [account.accountId, message.contact_id],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('clicks on messages of a merged contact are of the winner', async () => {
  await optIn(account, BOB);
  const sent = await send();
  const { message } = await account.call('messages.get', { message_id: sent.message_id });
  const { contact: bob } = await account.call('contacts.get', { phone: BOB });
  await account.call('contacts.merge', { winner_id: bob.id, loser_id: message.contact_id ?? '' });
  await clickOn(sent.text);
  await app.drain();
  expect(await eventsOf(bob.id)).toHaveLength(1);
});

test('partner.send shortens links, and the partner learns of the first click of each recipient', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  await optIn(shop, ADA);
  const request = { external_ref: 'shop-1', to: ADA, text: `See ${LONG}`, purpose: 'transactional' } as const;
  const sent = await partner.call('partner.send', { ...request, idempotency_key: 'k1', shorten_links: true });
  expect(sent.segments).toBe(1);
  const { message } = await shop.call('messages.get', { message_id: sent.message_id });
  await clickOn(message.text);
  await clickOn(message.text);
  await app.drain();
  const [link] = await linksOf(shop);
  expect((await partner.events('link.clicked')).map(({ data }) => data)).toEqual([
    {
      external_ref: 'shop-1',
      link_id: link?.id,
      contact_id: message.contact_id,
      message_id: sent.message_id,
      campaign_id: null,
      clicked_at: app.clock.now.toISOString(),
    },
  ]);
});

test('the rules of content read the links as they are written', async () => {
  await expect(send({ text: 'Track it: https://bit.ly/3xYz' })).rejects.toMatchObject({
    data: { reason: 'public_shortener' },
  });
  // Only the host of the link makes it phishing.
  const text = 'Your package is on hold. Update now: https://usps-redelivery.top/x';
  for (const smart of ['off', 'letters'])
    await expect(send({ text: `${text}\u2019`, smart_encoding: smart })).rejects.toMatchObject({
      data: { reason: 'phishing' },
    });
  const { content_findings: findings } = await account.call('messages.preview', { to: ADA, text, shorten_links: true });
  expect(findings[0]).toMatchObject({ rule: 'phishing', span: null });
});

test('short links of the service and links that cannot be destinations stay as they are', async () => {
  const { link } = await account.call('links.create', { url: 'https://example.com/a' });
  const text = `See ${link.short_url} or http://203.0.113.9/x`;
  expect((await send({ text })).text).toBe(text);
});

test('a message that is too long with its own links is sent with short ones', async () => {
  const text = `${'Many words. '.repeat(110)} https://example.com/?${'y'.repeat(500)}`;
  await expect(send({ text, shorten_links: false })).rejects.toMatchObject({ data: { reason: 'too_long' } });
  expect((await send({ text })).segments).toBe(9);
});

test('shortened and smart-encoded messages are counted as they are sent', async () => {
  const sent = await send({ text: `It\u2019s here: ${LONG}`, smart_encoding: 'punctuation' });
  expect(sent).toMatchObject({ encoding: 'GSM-7', segments: 1 });
  expect(sent.text).toMatch(/^It's here: https:\/\/go/);
  expect(sent.original_text).toBe(sent.text.replace("'", '\u2019'));
});
