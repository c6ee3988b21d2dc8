import { request } from 'node:http';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { catalogVersion } from '../../src/generated/catalog.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { bearer, read } from '../support/http/wire.ts';
import { createClient } from '../support/mcp-client.ts';
import { type McpMessage, message, postMcp } from '../support/mcp-post.ts';

const ORIGIN = 'https://tern.example.com';
const app = useTestApp({ TERN_PUBLIC_URL: ORIGIN, TERN_REQUESTS_PER_SECOND: '50' });
let account: TestAccount;
beforeAll(async () => {
  account = await app.account();
});

const LIST = message('tools/list');

/** Unlike `fetch`, it sends any Host header. */
function sendAs(url: string, key: string, headers: Record<string, string>): Promise<{ status: number }> {
  return new Promise((done, fail) => {
    const sent = request(
      `${url}/mcp`,
      { method: 'POST', headers: { ...bearer(key), 'content-type': 'application/json', ...headers } },
      (answer) => answer.resume().on('end', () => done({ status: answer.statusCode ?? 0 })),
    );
    sent.on('error', fail).end(JSON.stringify(LIST));
  });
}

test.each([{}, { authorization: 'Basic dXNlcjpwYXNz' }, bearer('tern_live_unknown'), { cookie: 'tern_session=x' }])(
  'a message with the credentials %j gets 401 and is told how to authenticate',
  async (headers) => {
    const { status, headers: answered, body } = await postMcp(app, LIST, headers as Record<string, string>);
    expect(status).toBe(401);
    expect(answered.get('www-authenticate')).toBe('Bearer realm="tern"');
    expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
  },
);

test('the official client reports a missing key as an error of authorization', async () => {
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`));
  await expect(createClient('2025-11-25').connect(transport)).rejects.toMatchObject({
    status: 401,
    message: expect.stringContaining('API key is missing'),
  });
});

test('a key is accepted from Authorization and from X-API-Key, and a session cookie from neither', async () => {
  expect((await postMcp(app, LIST, bearer(account.key))).status).toBe(200);
  expect((await postMcp(app, LIST, { 'x-api-key': account.key })).status).toBe(200);
  const session = await fetch(`${app.url}/api/auth/session`, { method: 'POST', headers: bearer(account.key) });
  const cookie = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect(cookie).toContain('tern_session=');
  expect((await postMcp(app, LIST, { cookie })).status).toBe(401);
});

test('a revoked key gets 401', async () => {
  const { api_key, key_id } = await account.call('agent.createKey', { name: 'short', permissions: ['read'] });
  expect((await postMcp(app, LIST, bearer(api_key as string))).status).toBe(200);
  await account.call('agent.revokeKey', { key_id });
  expect((await postMcp(app, LIST, bearer(api_key as string))).status).toBe(401);
});

test.each(['https://evil.example', 'http://localhost:4000', 'null'])(
  'a request of a web page of %s gets 403, even with a key',
  async (origin) => {
    const { status, body } = await postMcp(app, LIST, { ...bearer(account.key), origin });
    expect({ status, code: body.error?.code }).toEqual({ status: 403, code: -32600 });
  },
);

test('a page cannot pass as our own by a Host header that matches its origin', async () => {
  const { host } = new URL(app.url);
  expect((await postMcp(app, LIST, { ...bearer(account.key), origin: `http://${host}` })).status).toBe(403);
  expect((await postMcp(app, LIST, { ...bearer(account.key), origin: ORIGIN })).status).toBe(200);
});

describe('a service that is only on this machine', () => {
  const local = useTestApp();
  const ask = async (headers: Record<string, string>) => {
    const { key } = await local.account();
    return (await sendAs(local.url, key, headers)).status;
  };

  test.each(['http://localhost:6274', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'is used by a page of %s, and by its own under any name of this machine',
    async (origin) => {
      expect(await ask({ origin })).toBe(200);
      expect(await ask({ origin: local.url })).toBe(200);
      expect(await ask({ origin, host: 'localhost:4000' })).toBe(200);
    },
  );

  test.each([
    { what: 'of another site', headers: { origin: 'http://evil.example' } },
    {
      what: 'whose name was bound to this machine',
      headers: { origin: 'http://evil.example:4000', host: 'evil.example:4000' },
    },
    {
      what: 'of this machine that names another host',
      headers: { origin: 'http://localhost:4000', host: 'evil.example' },
    },
    { what: 'of a name that only looks local', headers: { origin: 'http://127.0.0.1.evil.example' } },
    { what: 'without an address', headers: { origin: 'null' } },
  ] as { what: string; headers: Record<string, string> }[])('refuses a page $what', async ({ headers }) => {
    expect(await ask(headers)).toBe(403);
  });
});

test.each(['GET', 'DELETE', 'PUT', 'OPTIONS'])(
  '%s gets 405, because there are no sessions and no streams',
  async (method) => {
    const response = await fetch(`${app.url}/mcp`, { method, headers: bearer(account.key) });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  },
);

test('initialize opens no session, and later messages need none', async () => {
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  const { headers, body } = await postMcp(app, message('initialize', hello), bearer(account.key));
  expect(headers.get('mcp-session-id')).toBeNull();
  expect(headers.get('content-type')).toContain('application/json');
  expect(body.result).toMatchObject({
    protocolVersion: '2025-06-18',
    serverInfo: { name: 'tern', version: catalogVersion },
    capabilities: { tools: {}, resources: {}, prompts: {} },
  });
  expect((await postMcp(app, LIST, bearer(account.key))).body).toMatchObject({
    id: 7,
    result: { tools: expect.anything() },
  });
});

test('a notification gets 202 without a body', async () => {
  const { id, ...notification } = message('notifications/initialized');
  const { status, text } = await postMcp(app, notification, bearer(account.key));
  expect({ status, text, id }).toEqual({ status: 202, text: '', id: 7 });
});

test.each([
  { what: 'a batch', body: JSON.stringify([LIST, LIST]), status: 400 },
  { what: 'a body that is not JSON', body: '{', status: 400 },
  {
    what: 'a body over 1 MiB',
    body: JSON.stringify(message('tools/list', { x: 'x'.repeat(1024 * 1024) })),
    status: 413,
  },
  {
    what: 'a key that reaches a prototype',
    body: '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{}}',
    status: 400,
  },
  { what: 'a body without an envelope', body: '{"hello":1}', status: 400 },
])('$what gets $status', async ({ body, status }) => {
  expect((await postMcp(app, body, bearer(account.key))).status).toBe(status);
});

test('a body that is not called JSON gets 415', async () => {
  const headers = { ...bearer(account.key), 'content-type': 'text/plain' };
  expect((await postMcp(app, LIST, headers)).status).toBe(415);
});

test('an unknown method is answered with -32601', async () => {
  const { body } = await postMcp(app, message('tools/forget'), bearer(account.key));
  expect(body.error).toMatchObject({ code: -32601 });
});

test('messages count against the rate limit of the key, whether they call a skill or not', async () => {
  const busy = await app.account();
  const call = message('tools/call', { name: 'who_am_i', arguments: {} });
  const statuses: number[] = [];
  let refusedCalls = 0;
  // A slow machine sends fewer messages a second than are allowed, at first.
  for (let sent = 0; sent < 2_000 && (refusedCalls === 0 || !statuses.includes(429)); sent += 1) {
    const listed = await postMcp(app, LIST, bearer(busy.key));
    statuses.push(listed.status);
    if (listed.status === 429) expect(Number(listed.headers.get('retry-after'))).toBeGreaterThan(0);
    const { body } = await postMcp(app, call, bearer(busy.key));
    if ((body.result?.structuredContent as { code?: string } | undefined)?.code === 'rate_limited') refusedCalls += 1;
  }
  expect(statuses).toContain(429);
  expect(refusedCalls).toBeGreaterThan(0);
  // A burst of two seconds has 100 messages; each message counted once.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(50);
});

test.each([['*/*'], ['application/*;q=0.9, text/html'], [undefined]])(
  'a client that accepts %s gets an answer',
  async (accept) => {
    const response = await fetch(`${app.url}/mcp`, {
      method: 'POST',
      headers: { ...bearer(account.key), 'content-type': 'application/json', ...(accept && { accept }) },
      body: JSON.stringify(LIST),
    });
    const { status, body } = await read<McpMessage>(response);
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  },
);

test('the answer carries the request id that the skill reports', async () => {
  const call = message('tools/call', { name: 'read_skill', arguments: { skill: 'contacts.get', params: {} } });
  const response = await fetch(`${app.url}/mcp`, {
    method: 'POST',
    headers: {
      ...bearer(account.key),
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify(call),
  });
  const { headers, body } = await read<McpMessage>(response);
  expect(body.result).toMatchObject({ isError: true, structuredContent: { request_id: headers.get('x-request-id') } });
});

test('a client that has had too many large answers waits before it gets a list', async () => {
  const greedy = await app.account();
  const large = message('tools/call', {
    name: 'read_skill',
    arguments: { skill: 'agent.capabilities', params: { detail: 'full' } },
  });
  let asked = 0;
  for (; asked < 400; asked += 1) {
    await postMcp(app, large, bearer(greedy.key));
    const { status, body } = await postMcp(app, LIST, bearer(greedy.key));
    if (status === 200) continue;
    expect({ status, code: body.error?.code }).toEqual({ status: 429, code: -31029 });
    break;
  }
  expect(asked).toBeLessThan(400);
});
