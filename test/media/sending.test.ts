import type { JourneyNodeConfig } from '../../src/generated/types.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { buildJourney } from '../support/journeys/build.ts';
import { launchCampaign } from '../support/launch-campaign.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';
import { ADA, BERLIN, failureOf, mediaAccount, readCopy, sendTo, submittedTo } from '../support/media/media-account.ts';
import { optIn } from '../support/opt-in.ts';
import { registerPartner } from '../support/partner.ts';

const HOUR_MS = 3_600_000;
const DAYTIME = '2029-06-13T17:30:00Z';
let files: FileServer;
let app: TestApp;
let account: TestAccount;
let links = 0;

beforeAll(async () => {
  files = await startFileServer();
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: files.host, TERN_LINKS_URL: 'https://go.example.com' });
});
afterAll(async () => {
  await app.stop();
  await files.stop();
});
beforeEach(async () => {
  app.clock.now = new Date(DAYTIME);
  account = await mediaAccount(app);
});

/** A link of its own; `change` gives it another content, which a call sees after an hour. */
function newLink(): { link: string; change: () => void } {
  links += 1;
  const [path, first] = [`/${links}.png`, links];
  const link = files.serve(path, image(first));
  return {
    link,
    change: () => {
      files.serve(path, image(first + 100_000));
      app.clock.advance(HOUR_MS + 1);
    },
  };
}

const copyFor = async (phone: string): Promise<Buffer> => {
  const submitted = (await submittedTo(app, account, phone)).at(-1);
  return Buffer.from(await (await readCopy(app, submitted?.[0] ?? 'https://go.example.com/m/')).arrayBuffer());
};

const DRAFT = { name: 'Sale', body: 'Acme: look! Reply STOP to opt out.' };
const preflight = (id: string) => account.call('campaigns.preflight', { campaign_id: id });

test('a message with media costs the price of its country for one segment, whatever its length', async () => {
  const { link } = newLink();
  const text = 'Ein Bild: 🙂 '.repeat(40);
  for (const [to, credits] of [
    [ADA, 3],
    ['+14165550123', 3],
    ['+17875550123', 3],
  ] as const) {
    await optIn(account, to);
    const sent = await sendTo(account, { to, text, media: [link], purpose: 'transactional' });
    expect([sent.segments, sent.credits, sent.encoding]).toEqual([1, credits, 'UCS-2']);
    expect(await account.call('billing.estimate', { to, text, media: [link] })).toMatchObject({ credits, segments: 1 });
  }
  const long = await failureOf(sendTo(account, { text: 'x'.repeat(1_601), media: [link] }));
  expect(long).toMatchObject({ data: { reason: 'too_long' } });
});

test('a country without MMS refuses the message, or gets a short link to the copy by choice', async () => {
  const { link } = newLink();
  const error = await failureOf(sendTo(account, { to: BERLIN, media: [link] }));
  expect(error).toMatchObject({ code: -32002, data: { reason: 'media_not_supported' } });
  const check = await account.call('compliance.checkSend', { phone: BERLIN, text: 'Look', media: [link] });
  expect(check.gates.find(({ gate }) => gate === 'content')).toMatchObject({ reason: 'media_not_supported' });
  const sent = await sendTo(account, { to: BERLIN, media: [link], media_fallback: 'link' });
  expect(sent).toMatchObject({ segments: 1, credits: 7 });
  expect(sent.media).toBeUndefined();
  expect(sent.text).toMatch(/^Look\nhttps:\/\/go\.example\.com\/l\/[0-9A-Za-z]{10}$/);
  const short = await fetch(`${app.linksUrl}${new URL(sent.text.split('\n')[1] ?? '').pathname}`, {
    redirect: 'manual',
  });
  const copy = await readCopy(app, short.headers.get('location') ?? '');
  expect(copy.headers.get('content-type')).toBe('image/png');
  expect(await submittedTo(app, account, BERLIN)).toEqual([]);
});

test('a dry run shows the files, and sends and charges nothing', async () => {
  const { link } = newLink();
  expect(await sendTo(account, { media: [link], dry_run: true })).toMatchObject({ credits: 3, media: [{ url: link }] });
  expect((await account.call('messages.list', {})).items).toEqual([]);
});

test('a template keeps its files: a changed file stops messages until the template is updated', async () => {
  const { link, change } = newLink();
  const { template } = await account.call('templates.create', { name: 'Offer', body: 'Look', media: [link] });
  const send = () => account.call('messages.send', { to: ADA, template_id: template.id, purpose: 'transactional' });
  expect((await send()).media).toEqual(template.media);
  change();
  expect(await failureOf(send())).toMatchObject({ code: -32002, data: { reason: 'media_changed', url: link } });
  const { template: updated } = await account.call('templates.update', { template_id: template.id, media: [link] });
  expect(updated).toMatchObject({ version: 2, state: 'draft' });
  expect((await send()).media).toEqual(updated.media);
  const { template: without } = await account.call('templates.update', { template_id: template.id, media: [] });
  expect(without.media).toBeUndefined();
});

test('a launch is rejected when a file changed after the preflight, and a running campaign sends what was launched', async () => {
  const { link, change } = newLink();
  const { campaign } = await account.call('campaigns.create', {
    ...DRAFT,
    audience: { include: { all: true } },
    media: [link],
  });
  expect(await preflight(campaign.id)).toMatchObject({
    ok: true,
    media: campaign.media,
    cost: { credits: 3, segments: 1, by_country: { US: 3 } },
    audience: { eligible: 1, excluded_by_reason: { media_not_supported: 1 } },
  });
  change();
  const blocked = await preflight(campaign.id);
  expect(blocked).toMatchObject({ ok: false, blockers: [{ code: 'content' }] });
  expect(blocked.blockers[0]?.message).toContain('has changed since it was approved');
  const { campaign: updated } = await account.call('campaigns.update', { campaign_id: campaign.id, media: [link] });
  const { preflight_token: token } = await preflight(campaign.id);
  await account.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: token ?? '' });
  const approved = image(links + 100_000);
  change();
  files.answer(new URL(link).pathname, (response) => response.destroy());
  await app.drain();
  expect(await copyFor(ADA)).toEqual(approved);
  const { items } = await account.call('messages.list', {});
  expect(items).toMatchObject([{ to: ADA, media: updated.media }]);
});

test('a launch reads a link again that was checked more than an hour ago, though the preflight is new', async () => {
  const { link, change } = newLink();
  const { campaign } = await account.call('campaigns.create', {
    ...DRAFT,
    audience: { include: { all: true } },
    media: [link],
  });
  app.clock.advance(HOUR_MS - 60_000);
  const { preflight_token: token } = await preflight(campaign.id);
  change();
  app.clock.advance(120_000 - HOUR_MS - 1);
  const launch = account.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: token ?? '' });
  expect(await failureOf(launch)).toMatchObject({ code: -32005 });
  expect((await account.call('campaigns.get', { campaign_id: campaign.id })).campaign.state).toBe('draft');
});

test('each variant of an experiment has its own files, and a copy of a campaign keeps them', async () => {
  const [a, b] = [newLink(), newLink()];
  const variants = [
    { name: 'A', body: DRAFT.body, media: [a.link] },
    { name: 'B', body: DRAFT.body, media: [b.link] },
  ];
  const made = await account.call('campaigns.create', {
    name: 'Test',
    experiment: { variants },
    audience: { include: { all: true } },
    media_fallback: 'link',
  });
  const { campaign } = await account.call('campaigns.duplicate', { campaign_id: made.campaign.id });
  expect(campaign.experiment?.variants.map(({ media }) => media?.[0]?.url)).toEqual([a.link, b.link]);
  const checked = await preflight(campaign.id);
  expect(checked.variants.map(({ media }) => media?.[0]?.url)).toEqual([a.link, b.link]);
  expect(checked.warnings?.map(({ code }) => code)).toContain('media_as_links');
  const { items } = await account.call('campaigns.testSend', { campaign_id: campaign.id, phones: [ADA] });
  expect(items.map(({ credits }) => credits)).toEqual([3, 3]);
  await app.drain();
  expect((await submittedTo(app, account, ADA)).map((media) => media.length)).toEqual([1, 1]);
  await launchCampaign(account, {
    ...DRAFT,
    experiment: { variants },
    body: undefined,
    media_fallback: 'link',
  } as never);
  await app.drain();
  const sent = (await account.call('messages.list', {})).items.filter(({ campaign_id: id }) => id !== null);
  expect(sent.find(({ to }) => to === ADA)?.media).toHaveLength(1);
  expect(sent.find(({ to }) => to === BERLIN)?.text).toMatch(/go\.example\.com\/l\//);
});

test('a series sends the files that were approved at its launch', async () => {
  const { link, change } = newLink();
  const { campaign } = await account.call('campaigns.create', {
    ...DRAFT,
    audience: { include: { all: true } },
    media: [link],
  });
  const approved = image(links);
  const { preflight_token: token } = await preflight(campaign.id);
  await account.call('campaigns.launch', {
    campaign_id: campaign.id,
    preflight_token: token ?? '',
    send_at: new Date(app.clock.now.getTime() + HOUR_MS).toISOString(),
    recurrence: { rrule: 'FREQ=DAILY;COUNT=2', timezone: 'America/New_York' },
  });
  change();
  await app.drain();
  expect(await copyFor(ADA)).toEqual(approved);
});

test('a retry keeps the files, and forgetting the contact removes them from its messages', async () => {
  const { link } = newLink();
  const sent = await sendTo(account, { media: [link], purpose: 'transactional' });
  const { pool } = app.parts.database;
  await pool.query(
    "UPDATE messages SET state = 'failed', error_code = 'temporary', finalized_at = now() WHERE tenant_id = $1",
    [account.accountId],
  );
  const retry = await account.call('messages.retry', { message_id: sent.message_id });
  expect(retry.message).toMatchObject({ credits: 3, media: sent.media });
  await app.drain();
  await account.call('contacts.forget', { phone: ADA });
  const { rows } = await pool.query('SELECT media FROM messages WHERE tenant_id = $1', [account.accountId]);
  expect(rows.map(({ media }) => media)).toEqual([null, null]);
  const stored = await pool.query('SELECT media FROM simulator_submissions WHERE reference LIKE $1', [
    `${account.accountId}/%`,
  ]);
  expect(stored.rows.every(({ media }) => media === null)).toBe(true);
});

test('a reply in a conversation carries media, and the thread shows it', async () => {
  const { link } = newLink();
  await account.call('messages.simulateInbound', { from: ADA, text: 'Which colors do you have?' });
  const { items } = await account.call('inbox.list', {});
  const reply = { conversation_id: items[0]?.id ?? '', text: 'These:', media: [link] };
  expect(await account.call('inbox.reply', reply)).toMatchObject({ credits: 3, media: [{ url: link }] });
  const thread = await account.call('inbox.get', { conversation_id: reply.conversation_id });
  expect(thread.items.find(({ direction }) => direction === 'outbound')?.media).toEqual([
    { url: link, content_type: 'image/png' },
  ]);
});

test('a published journey sends the files of its publication, and its document carries their links', async () => {
  const { link, change } = newLink();
  const approved = image(links);
  const config: JourneyNodeConfig = { kind: 'send', text: DRAFT.body, media: [link], media_fallback: 'link' };
  const journey = await buildJourney(account, { entry: { kind: 'call' } }, { Picture: config, End: { kind: 'exit' } }, [
    ['Picture', 'next', 'End'],
  ]);
  change();
  await account.call('journeys.enroll', { journey_id: journey.id, contact_ids: [await contactId(ADA)] });
  await app.drain();
  expect(await copyFor(ADA)).toEqual(approved);
  const { document } = await account.call('journeys.export', { journey_id: journey.id });
  expect(document.nodes[0]).toMatchObject({ config: { media: [link], media_fallback: 'link' } });
  const simulated = await account.call('journeys.simulate', {
    journey_id: journey.id,
    contact_id: await contactId(ADA),
  });
  expect(simulated).toMatchObject({ credits: 3, messages: [{ text: DRAFT.body }] });
});

const contactId = async (phone: string): Promise<string> => (await account.call('contacts.get', { phone })).contact.id;

test('partner.send carries media of the end-customer, and a repeated key returns the first answer', async () => {
  const { link } = newLink();
  const partner = await registerPartner(app);
  const customer = await partner.customer('shop');
  await optIn(customer, ADA);
  const call = { idempotency_key: 'one', external_ref: 'shop', to: ADA, text: 'Look', media: [link] };
  const sent = await partner.call('partner.send', call);
  expect(sent).toMatchObject({ segments: 1, credits: 3, media: [{ url: link }] });
  expect(await partner.call('partner.send', call)).toEqual({ ...sent, replayed: true });
  await app.drain();
  const { message } = await customer.call('messages.get', { message_id: sent.message_id });
  expect(message.media).toEqual(sent.media);
});
