import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { bearer, read } from '../support/http/wire.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});
afterAll(() => app.stop());

type Json = Record<string, unknown> & { error?: { code: unknown; data: Record<string, unknown> } };

async function ask(method: string, path: string, options: { body?: string; headers?: Record<string, string> } = {}) {
  const { body, headers = bearer(account.key) } = options;
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  return read<Json>(
    await fetch(`${app.url}${path}`, {
      method,
      headers: { ...type, ...headers },
      ...(body === undefined ? {} : { body }),
    }),
  );
}

test('the helper routes create, list and revoke keys as the skills do', async () => {
  const made = await ask('POST', '/api/keys', { body: JSON.stringify({ name: 'for a page', permissions: ['read'] }) });
  expect(made.status).toBe(201);
  expect(made.headers.get('cache-control')).toBe('no-store');
  const { key_id: id, api_key: key } = made.body as { key_id: string; api_key: string };
  const listed = await ask('GET', '/api/keys?limit=200');
  expect(listed.body.items).toEqual((await account.call('agent.listKeys', { limit: 200 })).items);
  expect(listed.text).not.toContain(key);
  expect((await ask('GET', '/api/auth/session', { headers: bearer(key) })).body).toMatchObject({ key_id: id });
  expect((await ask('DELETE', `/api/keys/${id}`)).status).toBe(200);
  expect((await ask('GET', '/api/auth/session', { headers: bearer(key) })).status).toBe(401);
});

test('a session is opened with a key in a header or in the body, and rejected with an invalid key', async () => {
  expect((await ask('POST', '/api/auth/session')).status).toBe(201);
  expect(
    (await ask('POST', '/api/auth/session', { body: JSON.stringify({ api_key: account.key }), headers: {} })).status,
  ).toBe(201);
  for (const options of [
    { headers: {} },
    { headers: {}, body: '{"api_key":"tern_live_x"}' },
    { headers: {}, body: '{"api_key":5}' },
  ]) {
    const refused = await ask('POST', '/api/auth/session', options);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer/);
  }
});

test.each([
  ['is not JSON', '{', 400, -32700],
  ['has data after the JSON', '{},"params":{}', 400, -32700],
  ['is an array', '[]', 400, -32600],
  ['contains the key __proto__', '{"__proto__":1}', 400, -32600],
  ['contains a NUL character', '{"name":"\\u0000"}', 400, -32600],
  ['lacks a required param', '{}', 400, -32602],
  [
    'requests permissions that the key does not have',
    '{"name":"x","permissions":["partner"]}',
    403,
    'invalid_permissions',
  ],
])('rejects a body that %s with the matching HTTP status', async (_what, body, status, code) => {
  const answer = await ask('POST', '/api/keys', { body });
  expect(answer.status).toBe(status);
  expect(answer.body.error?.code).toBe(code);
  expect(answer.body.error?.data.request_id).toBe(answer.headers.get('x-request-id'));
});

test('the helper routes accept only JSON of at most 1 MiB', async () => {
  const headers = bearer(account.key);
  const form = await fetch(`${app.url}/api/keys`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/plain' },
    body: '{}',
  });
  expect(form.status).toBe(415);
  expect((await ask('POST', '/api/keys', { body: JSON.stringify({ name: 'x'.repeat(1024 * 1024) }) })).status).toBe(
    413,
  );
});

test('the helper routes respond alike for missing and foreign keys, and reject invalid page params', async () => {
  const other = await app.account();
  const { items } = await other.call('agent.listKeys', {});
  const foreign = await ask('DELETE', `/api/keys/${items[0]?.id}`);
  const absent = await ask('DELETE', '/api/keys/key_01jd000000000000000000zzzz');
  expect(foreign.status).toBe(404);
  expect({ ...foreign.body.error, data: null }).toEqual({ ...absent.body.error, data: null });
  for (const limit of ['0', '201', 'many', '-1', '1.5'])
    expect((await ask('GET', `/api/keys?limit=${limit}`)).status).toBe(400);
});

test('the helper routes require a key', async () => {
  for (const [method, path] of [
    ['GET', '/api/keys'],
    ['POST', '/api/keys'],
    ['GET', '/api/auth/session'],
    ['DELETE', '/api/keys/key_1'],
  ] as const) {
    const options = method === 'POST' ? { headers: {}, body: '{"name":"x","permissions":["read"]}' } : { headers: {} };
    expect((await ask(method, path, options)).status).toBe(401);
  }
});

test('signing out ends the session for every copy of its cookie', async () => {
  const opened = await ask('POST', '/api/auth/session');
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const other = await ask('POST', '/api/auth/session');
  const otherCookie = (other.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const use = async (copy: string) => (await ask('GET', '/api/auth/session', { headers: { cookie: copy } })).status;
  expect(await use(cookie)).toBe(200);
  expect((await ask('DELETE', '/api/auth/session', { headers: { cookie } })).status).toBe(204);
  expect([await use(cookie), await use(otherCookie)]).toEqual([401, 200]);
});
