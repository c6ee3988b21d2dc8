import { createApp } from '../../src/app.ts';
import { actsAnew } from '../../src/domain/acts-anew.ts';
import { catalog } from '../../src/generated/catalog.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { bearer, call, sendRaw } from '../support/http/wire.ts';
import { callTool, connectClient } from '../support/mcp-client.ts';
import { optIn } from '../support/opt-in.ts';

const app = useTestApp();
const TEN_MINUTES_MS = 10 * 60_000;
const PHONE = '+12025550143';
const body = 'Hi {{ first_name }}';

async function sender(): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, PHONE);
  return account;
}

const messagesOf = async (account: TestAccount) => (await account.call('messages.list', {})).items;
const send = { to: PHONE, text: 'Your table is ready.', purpose: 'transactional' };

test('the same call without a key, repeated within ten minutes, returns the first result and sends nothing', async () => {
  const account = await sender();
  const client = await connectClient(app, account.key);
  const first = await callTool(client, 'send_message', send);
  expect(first).toMatchObject({ isError: false, content: { message_id: expect.any(String) } });
  app.clock.advance(TEN_MINUTES_MS - 1);
  const second = await callTool(client, 'send_or_delete_skill', { skill: 'messages.send', params: send });
  expect(second.content).toMatchObject({ message_id: first.content.message_id, replayed: true });
  expect(await messagesOf(account)).toHaveLength(1);
});

test.each([0, 1, 299, 598, 599])(
  'two calls a second apart, the first %i seconds after a full hour, are never made twice',
  async (seconds) => {
    const account = await app.account();
    const client = await connectClient(app, account.key);
    app.clock.now = new Date(Date.UTC(2029, 5, 13, 19, 0, seconds));
    const given = { skill: 'campaigns.create', params: { name: 'Spring', body } };
    const first = await callTool(client, 'write_skill', given);
    app.clock.advance(1_000);
    const second = await callTool(client, 'write_skill', given);
    expect(second.content).toEqual({ ...first.content, replayed: true });
    expect((await account.call('campaigns.list', {})).items).toHaveLength(1);
  },
);

test('a batch that is repeated is made once, with its calls', async () => {
  const account = await app.account();
  const client = await connectClient(app, account.key);
  const calls = [{ skill: 'campaigns.create', params: { name: 'In a batch', body } }];
  const given = { skill: 'command.batch', params: { calls } };
  const first = await callTool(client, 'write_skill', given);
  const second = await callTool(client, 'write_skill', given);
  expect(first).toMatchObject({ isError: false, content: { job: { state: 'succeeded' } } });
  expect(second.content).toMatchObject({ job: { id: (first.content.job as { id: string }).id }, replayed: true });
  expect((await account.call('campaigns.list', {})).items).toHaveLength(1);
});

test('calls that race are made once', async () => {
  const account = await app.account();
  const client = await connectClient(app, account.key);
  const given = { name: 'Raced', body };
  const results = await Promise.all(Array.from({ length: 5 }, () => callTool(client, 'create_campaign', given)));
  expect(new Set(results.map(({ content }) => (content.campaign as { id: string }).id)).size).toBe(1);
  expect((await account.call('campaigns.list', {})).items).toHaveLength(1);
});

test('the same call ten minutes later is a new one', async () => {
  const account = await sender();
  const client = await connectClient(app, account.key);
  const first = await callTool(client, 'send_message', send);
  app.clock.advance(TEN_MINUTES_MS);
  const second = await callTool(client, 'send_message', send);
  expect(second.content.message_id).not.toBe(first.content.message_id);
  expect(second.content).not.toHaveProperty('replayed');
});

test('again: true does the same once more, and is no param of the skill', async () => {
  const account = await sender();
  const client = await connectClient(app, account.key);
  const first = await callTool(client, 'send_message', send);
  const runs = [
    await callTool(client, 'send_message', { ...send, again: true }),
    await callTool(client, 'send_or_delete_skill', { skill: 'messages.send', params: send, again: true }),
    await callTool(client, 'send_or_delete_skill', { skill: 'messages.send', params: { ...send, again: true } }),
  ];
  const ids = [first, ...runs].map(({ content }) => content.message_id);
  expect(new Set(ids).size).toBe(4);
  for (const { content } of runs) expect(content).not.toHaveProperty('warnings');
  const wrong = await callTool(client, 'send_message', { ...send, again: 'yes' });
  expect(wrong).toMatchObject({ isError: true, content: { code: -32602, field_errors: [{ path: '/again' }] } });
  expect(await messagesOf(account)).toHaveLength(4);
});

test('a call is another one with other params, with another key, and of a skill of the same params', async () => {
  const account = await app.account();
  const { api_key: other } = await account.call('agent.createKey', { name: 'other', permissions: ['full'] });
  const [one, two] = [await connectClient(app, account.key), await connectClient(app, other as string)];
  await callTool(one, 'create_campaign', { name: 'A', body });
  await callTool(one, 'create_campaign', { name: 'B', body });
  await callTool(two, 'create_campaign', { name: 'A', body });
  await callTool(one, 'write_skill', { skill: 'lists.create', params: { name: 'A' } });
  expect((await account.call('campaigns.list', {})).items).toHaveLength(3);
  expect((await account.call('lists.list', {})).items).toHaveLength(1);
});

test('a refused call is made once what was missing is there', async () => {
  const account = await app.account();
  const client = await connectClient(app, account.key);
  expect(await callTool(client, 'send_message', send)).toMatchObject({ isError: true });
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, PHONE);
  const { isError, content } = await callTool(client, 'send_message', send);
  expect({ isError, replayed: content.replayed }).toEqual({ isError: false, replayed: undefined });
});

test('a dry run is made each time, and answers no later call', async () => {
  const account = await sender();
  const client = await connectClient(app, account.key);
  const tried = { ...send, dry_run: true };
  for (let times = 0; times < 2; times += 1) {
    const { content } = await callTool(client, 'send_message', tried);
    expect(content).toMatchObject({ dry_run: true });
    expect(content).not.toHaveProperty('replayed');
  }
  expect((await callTool(client, 'send_message', send)).content).not.toHaveProperty('replayed');
});

test('a call that sets a state is made each time, because the state may have changed between', async () => {
  const account = await app.account();
  const client = await connectClient(app, account.key);
  const upsert = (first_name: string) =>
    callTool(client, 'write_skill', { skill: 'contacts.upsert', params: { phone: PHONE, first_name } });
  for (const name of ['Ada', 'Bob', 'Ada']) expect((await upsert(name)).content).not.toHaveProperty('replayed');
  const { items } = await account.call('contacts.list', {});
  expect(items).toMatchObject([{ first_name: 'Ada' }]);
});

test('calls of a person by /rpc are made each time', async () => {
  const account = await sender();
  await account.call('messages.send', send as never);
  await account.call('messages.send', send as never);
  expect(await messagesOf(account)).toHaveLength(2);
});

test('a call by tern mcp, which says so, is answered once', async () => {
  const account = await sender();
  const headers = { ...bearer(account.key), 'tern-repeated-calls': 'answer-once' };
  const body = JSON.stringify(call('messages.send', send));
  const first = await sendRaw(app, body, headers);
  const second = await sendRaw(app, body, headers);
  expect(second.body.result).toMatchObject({ message_id: first.body.result?.message_id, replayed: true });
});

test('a call that was made under a previous secret is answered once as well', async () => {
  const account = await app.account();
  const given = { skill: 'campaigns.create', params: { name: 'Before', body } };
  await callTool(await connectClient(app, account.key), 'write_skill', given);
  const { config } = app.parts.service;
  const [current] = config.callKeys;
  const rotated = createApp({
    config: { ...config, callKeys: [Buffer.from('a new key of 32 bytes, as of now'), current] },
    databaseUrl: app.databaseUrl,
    role: 'api',
    announcesWork: false,
    clock: () => app.clock.now,
  });
  await rotated.start();
  try {
    const { content } = await callTool(await connectClient(rotated, account.key), 'write_skill', given);
    expect(content).toMatchObject({ replayed: true });
  } finally {
    await rotated.stop();
  }
});

test('every skill that sends, charges or creates is answered once, and none that ends or sets something', () => {
  const once = Object.entries(catalog).flatMap(([name, entry]) => (actsAnew(name, entry) ? [name] : []));
  const expected = ['messages.send', 'billing.topUp', 'campaigns.launch', 'campaigns.create', 'agent.createKey'];
  expect(once).toEqual(expect.arrayContaining([...expected, 'command.batch', 'journeys.enroll', 'contacts.import']));
  for (const name of ['campaigns.pause', 'contacts.optOut', 'tags.delete', 'messages.cancel', 'partner.send'])
    expect(once).not.toContain(name);
  expect(once.filter((name) => /\.(set|update)[A-Z]?\w*$/.test(name))).toEqual([]);
});
