import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});
afterAll(() => app.stop());

const cost = (query: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${app.url}/api/billing/cost?${new URLSearchParams(query).toString()}`, { headers });
const bearer = (): Record<string, string> => ({ authorization: `Bearer ${account.key}` });
const QUERY = { text: 'Your table is ready', to: '+447700900123' };

async function signIn(): Promise<string> {
  const response = await fetch(`${app.url}/api/auth/session`, { method: 'POST', headers: bearer() });
  expect(response.status).toBe(201);
  return (response.headers.get('set-cookie') ?? '').split(';')[0] as string;
}

test('GET /api/billing/cost answers what billing.estimate answers', async () => {
  const response = await cost(QUERY, bearer());
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(await account.call('billing.estimate', QUERY));
  expect((await cost(QUERY, { 'x-api-key': account.key })).status).toBe(200);
});

test('GET /api/billing/cost refuses as billing.estimate does, with a status of HTTP', async () => {
  expect((await cost({ text: 'Hi' }, bearer())).status).toBe(400);
  expect((await cost({ to: '+12025550110' }, bearer())).status).toBe(400);
  const missing = await cost({ text: 'Hi {{ nickname }}', to: '+12025550110' }, bearer());
  expect(missing.status).toBe(422);
  expect(await missing.json()).toMatchObject({ error: { code: -32002, data: { reason: 'missing_variable' } } });
});

test('GET /api/billing/cost needs a key that is good', async () => {
  expect((await cost(QUERY)).status).toBe(401);
  expect((await cost(QUERY, { authorization: `Bearer tern_live_${'x'.repeat(43)}` })).status).toBe(401);
  expect((await cost(QUERY, { cookie: 'tern_session=made.up' })).status).toBe(401);
});

test('GET /api/billing/cost needs a key that may see billing', async () => {
  const { api_key: narrow } = await account.call('agent.createKey', {
    name: 'contacts only',
    permissions: ['contacts'],
  });
  const response = await cost(QUERY, { 'x-api-key': narrow as string });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_permissions' } });
});

test('a session works for helper routes from our own pages alone', async () => {
  const cookie = await signIn();
  expect((await cost(QUERY, { cookie })).status).toBe(200);
  expect((await cost(QUERY, { cookie, origin: app.url })).status).toBe(200);
  expect((await cost(QUERY, { cookie, origin: 'https://evil.example' })).status).toBe(401);
  expect((await cost(QUERY, { cookie, origin: 'null' })).status).toBe(401);
});

test('a session ends after twelve hours, and with its key', async () => {
  const { api_key: other, key_id: keyId } = await account.call('agent.createKey', {
    name: 'for a browser',
    permissions: ['billing'],
  });
  const opened = await fetch(`${app.url}/api/auth/session`, {
    method: 'POST',
    headers: { 'x-api-key': other as string },
  });
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] as string;
  expect((await cost(QUERY, { cookie })).status).toBe(200);
  await account.call('agent.revokeKey', { key_id: keyId });
  expect((await cost(QUERY, { cookie })).status).toBe(401);
  const old = await signIn();
  app.clock.advance(12 * 3_600_000);
  expect((await cost(QUERY, { cookie: old })).status).toBe(401);
});

test('a session alone never calls a skill at /rpc, whatever its origin', async () => {
  const cookie = await signIn();
  for (const origin of [app.url, 'https://evil.example', undefined]) {
    const { status, body } = await app.post(
      { jsonrpc: '2.0', id: 1, method: 'billing.balance', params: {} },
      { cookie, ...(origin === undefined ? {} : { origin }) },
    );
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: { code: -32000 } });
  }
});

test('the cookie of a session is kept from scripts, from other sites and from other paths', async () => {
  const response = await fetch(`${app.url}/api/auth/session`, { method: 'POST', headers: bearer() });
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; Path=\/api; HttpOnly; SameSite=Strict; Max-Age=43200$/);
  expect(cookie).not.toContain(account.key);
  const closed = await fetch(`${app.url}/api/auth/session`, { method: 'DELETE' });
  expect(closed.status).toBe(204);
  expect(closed.headers.get('set-cookie')).toMatch(/^tern_session=;.*Max-Age=0/);
});
