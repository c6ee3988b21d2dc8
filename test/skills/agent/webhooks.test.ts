import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from '../../../sdk/src/index.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { registerPartner } from '../../support/partner.ts';
import { startTern } from '../../support/run-tern.ts';
import { type Receiver, startReceiver } from '../../support/webhooks/receiver.ts';

const ADA = '+12025550143';
const TOLERANCE_S = 10 * 365 * 24 * 3600;
const HOUR_MS = 3_600_000;

let app: TestApp;
let account: TestAccount;
let receiver: Receiver;

beforeAll(async () => {
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  receiver = await startReceiver();
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});
afterEach(() => receiver.close());

const say = (who: TestAccount, text: string, from = ADA) => who.call('messages.simulateInbound', { from, text });
const typesAt = (path: string): string[] =>
  receiver.received.filter((one) => one.path === path).map(({ body }) => (JSON.parse(body) as { type: string }).type);
const idsAt = (path: string): string[] => receiver.received.filter((one) => one.path === path).map(({ id }) => id);
const create = (who: TestAccount, params: object = {}) =>
  who.call('agent.webhooks.create', { url: receiver.url, ...params });
const list = (webhookId: string, params: object = {}) =>
  account.call('agent.webhooks.events', { webhook_id: webhookId, ...params });

test('an endpoint of an account gets its events in their order, signed with its secret', async () => {
  await say(account, 'Before the endpoint');
  const { webhook_secret: secret = '' } = await create(account);
  await account.call('contacts.upsert', { phone: ADA });
  await say(account, 'Is my order ready?');
  const { items } = await account.call('inbox.list', {});
  await account.call('inbox.reply', { conversation_id: items[0]?.id ?? '', text: 'Yes, it is.' });
  await say(account, 'STOP');
  await app.drain();
  // The STOP cancels the reply, which has not been submitted yet; its confirmation is accepted.
  expect(typesAt('/hooks')).toEqual([
    ...['message.inbound', 'message.accepted', 'message.finalized', 'contact.opted_out', 'message.accepted'],
    'message.inbound',
  ]);
  expect(idsAt('/hooks')).toEqual(idsAt('/hooks').toSorted());
  for (const { body, headers } of receiver.received) {
    await verifyWebhook(body, headers['x-tern-signature'] as string, [secret], { toleranceSeconds: TOLERANCE_S });
    expect(JSON.parse(body)).toMatchObject({ id: headers['webhook-id'], data: { external_ref: null } });
  }
});

test('each endpoint gets only the types of its filter, and one event has the same id at all of them', async () => {
  await create(account, { url: `${receiver.url}/all` });
  await create(account, { url: `${receiver.url}/inbound`, events: ['message.inbound'] });
  await say(account, 'HELP');
  await app.drain();
  expect(typesAt('/hooks/inbound')).toEqual(['message.inbound']);
  expect(typesAt('/hooks/all').toSorted()).toEqual(['message.accepted', 'message.inbound']);
  expect(idsAt('/hooks/all')).toEqual(expect.arrayContaining(idsAt('/hooks/inbound')));
});

test('no endpoint gets events of another account: of another tenant, another customer, or the partner', async () => {
  const other = await app.account();
  await other.call('phone-numbers.ensureDefault', {});
  const partner = await registerPartner(app);
  const [one, two] = [await partner.customer('one'), await partner.customer('two')];
  await partner.call('partner.configureWebhook', { webhook_url: `${receiver.url}/partner` });
  for (const [name, who] of Object.entries({ account, other, one, two }))
    await create(who, { url: `${receiver.url}/${name}` });
  const said = new Map<string, TestAccount>([
    ['account', account],
    ['other', other],
    ['one', one],
    ['two', two],
  ]);
  for (const [name, who] of said) {
    if (name === 'one' || name === 'two') await who.call('phone-numbers.ensureDefault', {});
    await say(who, `Hello from ${name}`);
  }
  await partner.call('partner.send', {
    idempotency_key: 'k',
    external_ref: 'one',
    to: ADA,
    text: 'Ready',
    purpose: 'transactional',
  });
  await app.drain();
  const textsAt = (path: string) =>
    receiver.received
      .filter((seen) => seen.path === path && seen.body.includes('"message.inbound"'))
      .map(({ body }) => (JSON.parse(body) as { data: { text: string } }).data.text);
  for (const name of said.keys()) expect(textsAt(`/hooks/${name}`)).toEqual([`Hello from ${name}`]);
  expect(textsAt('/hooks/partner').toSorted()).toEqual(['Hello from one', 'Hello from two']);
  expect(typesAt('/hooks/one')).toContain('message.accepted');
  expect(typesAt('/hooks/two')).not.toContain('message.accepted');
  const { items } = await partner.call('partner.outbox.list', { limit: 200 });
  expect(new Set(items.map(({ event_id: id }) => id)).size).toBe(items.length);
  expect(items.filter(({ type }) => type === 'message.inbound')).toHaveLength(2);
});

test('events stay in their order while one fails, and go on after its retry', async () => {
  const { webhook } = await create(account, { events: ['message.inbound'] });
  let failing = true;
  receiver.answer((_request, response) => void response.writeHead(failing ? 503 : 200).end());
  await say(account, 'First');
  await say(account, 'Second', '+12025550144');
  await app.drain();
  expect(receiver.received).toHaveLength(1);
  failing = false;
  app.clock.advance(60_000);
  await app.drain();
  const sent = receiver.received.map(({ body }) => (JSON.parse(body) as { data: { text: string } }).data.text);
  expect(sent).toEqual(['First', 'First', 'Second']);
  const { items } = await list(webhook.id);
  expect(items.map(({ state, attempts }) => [state, attempts.length])).toEqual([
    ['delivered', 2],
    ['delivered', 1],
  ]);
});

test('an event that failed every attempt is a dead letter, which can be replayed', async () => {
  const { webhook } = await create(account);
  receiver.answer((_request, response) => void response.writeHead(500).end());
  await account.call('agent.webhooks.test', { webhook_id: webhook.id });
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await app.drain();
    app.clock.advance(30 * HOUR_MS);
  }
  const { items } = await list(webhook.id, { state: 'dead' });
  expect(items).toMatchObject([{ type: 'webhook.test', external_ref: null, state: 'dead' }]);
  receiver.answer((_request, response) => void response.writeHead(200).end());
  const before = receiver.received.length;
  const ids = { webhook_id: webhook.id, event_ids: items.map(({ event_id: id }) => id) };
  expect(await account.call('agent.webhooks.replay', ids)).toEqual({ requeued: 1, remaining: 0 });
  await app.drain();
  expect(receiver.received).toHaveLength(before + 1);
  expect(receiver.received.at(-1)?.id).toBe(items[0]?.event_id);
  const other = await app.account();
  const { webhook: theirs } = await create(other);
  await expect(other.call('agent.webhooks.replay', { ...ids, webhook_id: theirs.id })).rejects.toMatchObject({
    code: -32001,
  });
});

test('a paused endpoint keeps its events until the pause ends, and an answer 410 disables it until it is changed', async () => {
  const { webhook } = await create(account, { paused: true });
  await say(account, 'Hello');
  await app.drain();
  expect(receiver.received).toEqual([]);
  await account.call('agent.webhooks.update', { webhook_id: webhook.id, paused: false });
  await app.drain();
  expect(typesAt('/hooks')).toEqual(['message.inbound']);
  receiver.answer((_request, response) => void response.writeHead(410).end());
  const test = await account.call('agent.webhooks.test', { webhook_id: webhook.id });
  expect(test.will_be_delivered).toBe(true);
  await app.drain();
  expect((await account.call('agent.webhooks.list', {})).items).toMatchObject([
    { state: 'disabled', state_reason: 'gone' },
  ]);
  receiver.answer((_request, response) => void response.writeHead(200).end());
  await account.call('agent.webhooks.update', { webhook_id: webhook.id, url: `${receiver.url}/new` });
  await app.drain();
  expect(typesAt('/hooks/new')).toEqual(['webhook.test']);
});

test('after a rotation the new secret signs, and the previous one too if asked', async () => {
  const { webhook, webhook_secret: old = '' } = await create(account);
  const { webhook_secret: secret = '' } = await account.call('agent.webhooks.rotateSecret', {
    webhook_id: webhook.id,
    sign_with_previous: true,
  });
  expect(secret).not.toBe(old);
  await account.call('agent.webhooks.test', { webhook_id: webhook.id });
  await app.drain();
  const { body, headers } = receiver.received[0] as Receiver['received'][number];
  for (const one of [secret, old])
    await verifyWebhook(body, headers['x-tern-signature'] as string, [one], { toleranceSeconds: TOLERANCE_S });
  expect(String(headers['webhook-signature']).split(' ')).toHaveLength(2);
  const stored = JSON.stringify((await app.parts.database.pool.query('SELECT * FROM webhook_endpoints')).rows);
  expect([secret, old].filter((one) => stored.includes(one))).toEqual([]);
});

test('an account has at most five endpoints, also when two calls race, and none leads to a private address', async () => {
  const made = await Promise.allSettled(Array.from({ length: 7 }, () => create(account)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(create(account)).rejects.toMatchObject({ data: { reason: 'too_many_webhooks' } });
  await expect(create(account, { url: 'https://10.0.0.1/hooks' })).rejects.toMatchObject({ code: -32602 });
});

test('a deleted endpoint gets nothing, and it disappears with its events', async () => {
  const { webhook } = await create(account, { paused: true });
  await say(account, 'Hello');
  await account.call('agent.webhooks.delete', { webhook_id: webhook.id });
  await say(account, 'Hello again');
  app.clock.advance(HOUR_MS);
  await app.drain();
  expect(receiver.received).toEqual([]);
  for (const [table, column] of Object.entries({ webhook_endpoints: 'id', outbox_events: 'endpoint_id' }))
    expect(
      (await app.parts.database.pool.query(`SELECT FROM ${table} WHERE ${column} = $1`, [webhook.id])).rows,
    ).toEqual([]);
  await expect(list(webhook.id)).rejects.toMatchObject({ code: -32001 });
});

test('a paused endpoint keeps its events for 30 days', async () => {
  const { webhook } = await create(account, { paused: true });
  await say(account, 'Old');
  app.clock.advance(29 * 24 * HOUR_MS);
  await say(account, 'New');
  await app.drain();
  expect((await list(webhook.id)).items).toHaveLength(2);
  app.clock.advance(2 * 24 * HOUR_MS);
  await app.drain();
  expect((await list(webhook.id)).items).toMatchObject([{ event: { data: { text: 'New' } } }]);
});

test('contacts.forget erases the number from events at every endpoint of the account', async () => {
  const webhooks = [await create(account, { paused: true }), await create(account)];
  await account.call('contacts.upsert', { phone: ADA });
  await say(account, 'Hello');
  await app.drain();
  await account.call('contacts.forget', { phone: ADA });
  for (const { webhook } of webhooks) {
    const kept = JSON.stringify((await list(webhook.id)).items);
    expect(kept).toContain('message.inbound');
    expect(kept).not.toContain(ADA.slice(1));
  }
});

test('tern listen forwards the events of an account once, although two endpoints get them', async () => {
  await create(account, { paused: true });
  await create(account, { paused: true });
  const env = { TERN_URL: app.url, TERN_API_KEY: account.key };
  const listening = startTern(['listen', '--forward-to', receiver.url, '--interval', '0.1'], env);
  const [, secret = ''] = await listening.says(/Signing secret: (whsec_\S+)\n/);
  await say(account, 'First');
  await say(account, 'Second');
  await receiver.count(2);
  await listening.says(/(?:message\.inbound[\s\S]*){2}/);
  listening.child.kill('SIGINT');
  expect((await listening.ended).code).toBe(0);
  expect(typesAt('/hooks')).toEqual(['message.inbound', 'message.inbound']);
  for (const { body, headers } of receiver.received)
    new Webhook(secret).verify(body, headers as Record<string, string>);
});
