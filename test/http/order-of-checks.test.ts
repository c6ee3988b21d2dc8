import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { type Answer, bearer, call, type RpcAnswer, sendRaw } from '../support/http/wire.ts';

let app: TestApp;
let account: TestAccount;
let narrow: string;
beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
  const made = await account.call('agent.createKey', { name: 'tags only', permissions: ['contacts'] });
  narrow = made.api_key as string;
});
afterAll(() => app.stop());

const send = (method: string, params: unknown, headers: Record<string, string> = {}): Promise<Answer<RpcAnswer>> =>
  sendRaw(app, JSON.stringify(call(method, params)), headers);
const UNKNOWN_KEY = `tern_live_${'a'.repeat(43)}`;

test('an invalid request is rejected before the key is checked', async () => {
  expect(await sendRaw(app, '{"id":1}')).toMatchObject({ status: 400, body: { error: { code: -32600 } } });
});

test.each([
  ['no key', {}],
  ['a malformed key', bearer('hello')],
  ['an unknown key', bearer(UNKNOWN_KEY)],
  ['an unknown key in x-api-key', { 'x-api-key': UNKNOWN_KEY }],
  ['another scheme', { authorization: 'Basic dGVybjp0ZXJu' }],
  ['an empty bearer', { authorization: 'Bearer ' }],
])('%s returns 401 with -32000, whether the skill exists or not', async (_what, headers) => {
  for (const method of ['tags.create', 'tags.nothing', 'constructor']) {
    const { status, body, headers: answered } = await send(method, {}, headers);
    expect(status).toBe(401);
    expect(answered.get('www-authenticate')).toMatch(/^Bearer/);
    expect(body).toMatchObject({
      id: 1,
      error: { code: -32000, data: { rpc_code: -32000 } },
    });
  }
});

test('only a caller without a key is told to create an account', async () => {
  const actionsFor = async (headers: Record<string, string>) =>
    (await send('tags.list', {}, headers)).body.error?.data.next_actions;
  expect(await actionsFor({})).toMatchObject([{ skill: 'agent.provision', needs: [{ path: '/name' }] }]);
  expect(await actionsFor(bearer(`${account.key.slice(0, -1)}_`))).toBeUndefined();
  expect(await actionsFor(bearer(UNKNOWN_KEY))).toBeUndefined();
});

test('an unknown skill is reported before permissions are checked', async () => {
  expect(await send('billing.nothing', {}, bearer(narrow))).toMatchObject({
    status: 200,
    body: { error: { code: -32601 } },
  });
});

test('a missing permission is reported before params are validated', async () => {
  const { status, body } = await send('billing.topUp', { amount_credits: 'many' }, bearer(narrow));
  expect(status).toBe(200);
  expect(body.error).toMatchObject({
    code: 'invalid_permissions',
    data: { required: 'billing', granted: ['contacts'] },
  });
  expect(body.error?.data.field_errors).toBeUndefined();
});

test('params are validated before the handler runs', async () => {
  const { status, body } = await send('tags.create', { name: 5 }, bearer(narrow));
  expect(status).toBe(200);
  expect(body.error).toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/name', rule: 'must be string, not number' }] },
  });
});

test('both headers accept the key, and the scheme is case-insensitive', async () => {
  for (const headers of [
    bearer(account.key),
    { authorization: `bearer ${account.key}` },
    { authorization: `BEARER  ${account.key}` },
    { 'x-api-key': account.key },
  ]) {
    expect((await send('agent.whoami', {}, headers)).body.result).toMatchObject({ account: { id: account.accountId } });
  }
});

test('a key in the URL or in the params is ignored', async () => {
  const response = await fetch(`${app.url}/rpc?api_key=${account.key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call('agent.whoami', { api_key: account.key })),
  });
  expect(response.status).toBe(401);
});

test('revoked and expired keys stop working at once', async () => {
  const soon = new Date(app.clock.now.getTime() + 60_000).toISOString();
  const revoked = await account.call('agent.createKey', { name: 'revoked', permissions: ['read'] });
  const expiring = await account.call('agent.createKey', { name: 'expiring', permissions: ['read'], expires_at: soon });
  expect((await send('agent.whoami', {}, bearer(revoked.api_key as string))).status).toBe(200);
  await account.call('agent.revokeKey', { key_id: revoked.key_id });
  expect((await send('agent.whoami', {}, bearer(revoked.api_key as string))).status).toBe(401);
  expect((await send('agent.whoami', {}, bearer(expiring.api_key as string))).status).toBe(200);
  app.clock.advance(60_000);
  expect((await send('agent.whoami', {}, bearer(expiring.api_key as string))).status).toBe(401);
});

test('a key that another process revoked works for at most one second more', async () => {
  const { api_key, key_id } = await account.call('agent.createKey', { name: 'elsewhere', permissions: ['read'] });
  const status = async () => (await send('agent.whoami', {}, bearer(api_key as string))).status;
  expect(await status()).toBe(200);
  await app.parts.database.pool.query('UPDATE api_keys SET revoked_at = $2 WHERE id = $1', [key_id, app.clock.now]);
  app.clock.advance(1_000);
  expect(await status()).toBe(401);
});

test.each([
  ['tags.creat', 'tags.create'],
  ['Tags.Create', 'tags.create'],
  ['tag.list', 'tags.list'],
  ['contacts.optin', 'contacts.optIn'],
  ['billing.top_up', 'billing.topUp'],
])('the error for the unknown skill %s suggests %s and agent.discover', async (method, near) => {
  const { body } = await send(method, {}, bearer(account.key));
  expect(body.error?.code).toBe(-32601);
  expect(body.error?.data.did_you_mean).toContain(near);
  const [action] = body.error?.data.next_actions ?? [];
  expect(action?.skill).toBe('agent.discover');
  expect((await send('agent.discover', action?.params, bearer(account.key))).body.result).toBeDefined();
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '.', ' ', 'x'.repeat(5000)])(
  '%p is not a skill',
  async (method) => {
    const { status, body, text } = await send(method, {}, bearer(account.key));
    expect(status).toBe(200);
    expect(body.error?.code).toBe(-32601);
    expect(text.length).toBeLessThan(2000);
  },
);
