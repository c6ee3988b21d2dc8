import { catalogVersion } from '../../src/generated/catalog.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { bearer } from '../support/http/wire.ts';
import { message, modern, postMcp } from '../support/mcp-post.ts';

const app = useTestApp({ TERN_REQUESTS_PER_SECOND: '20' });
let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
});

const post = (method: string, params: object = {}, headers: Record<string, string> = {}, query = '') => {
  const request = modern(method, params);
  return postMcp(app, request.body, { ...bearer(account.key), ...request.headers, ...headers }, query);
};

test('server/discover names the revision, the capabilities and the service, without a session', async () => {
  const { status, headers, body } = await post('server/discover');
  expect(status).toBe(200);
  expect(headers.get('mcp-session-id')).toBeNull();
  expect(body.result).toMatchObject({
    resultType: 'complete',
    supportedVersions: ['2026-07-28'],
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    instructions: expect.stringContaining('find_skills'),
    _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'tern', version: catalogVersion } },
  });
});

test('lists say how long they are fresh, and only those that are the same for everyone may be shared', async () => {
  const scopes: Record<string, unknown> = {};
  for (const method of ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list']) {
    const { body } = await post(method);
    expect(body.result).toMatchObject({ resultType: 'complete', ttlMs: 3_600_000 });
    scopes[method] = body.result?.cacheScope;
  }
  expect(scopes).toEqual({
    'tools/list': 'private',
    'prompts/list': 'public',
    'resources/list': 'public',
    'resources/templates/list': 'public',
  });
});

test.each(['', '?modules=campaigns,contacts', '?modules=contacts,campaigns', '?read_only=true'])(
  'the tools of /mcp%s are listed in the same order by every request and in both revisions',
  async (query) => {
    const lists = [
      await post('tools/list', {}, {}, query),
      await post('tools/list', {}, {}, query),
      await postMcp(app, message('tools/list'), bearer(account.key), query),
    ].map(({ body }) => JSON.stringify(body.result?.tools));
    expect(new Set(lists).size).toBe(1);
    expect(lists[0]).toContain('inputSchema');
  },
);

test.each([
  { what: 'another method in Mcp-Method', headers: { 'mcp-method': 'tools/list' } },
  { what: 'another tool in Mcp-Name', headers: { 'mcp-name': 'check_setup' } },
  { what: 'another revision in MCP-Protocol-Version', headers: { 'mcp-protocol-version': '2025-11-25' } },
] as { what: string; headers: Record<string, string> }[])(
  '$what than in the body is refused with 400 and -32020',
  async ({ headers }) => {
    const { status, body } = await post('tools/call', { name: 'who_am_i', arguments: {} }, headers);
    expect({ status, code: body.error?.code }).toEqual({ status: 400, code: -32020 });
  },
);

test('a revision that is not served is refused with 400, -32022 and the one that is', async () => {
  const { body, headers } = modern('tools/list', {}, '2027-01-01');
  const { status, body: answer } = await postMcp(app, body, { ...bearer(account.key), ...headers });
  expect(status).toBe(400);
  expect(answer.error).toMatchObject({ code: -32022, data: { supported: ['2026-07-28'], requested: '2027-01-01' } });
});

test.each([
  { what: 'a method that does not exist', method: 'tools/forget', params: {}, status: 404, code: -32601 },
  { what: 'ping, which the revision no longer has', method: 'ping', params: {}, status: 404, code: -32601 },
  { what: 'an unknown tool', method: 'tools/call', params: { name: 'drop_tables' }, status: 200, code: -32602 },
  { what: 'an unknown resource', method: 'resources/read', params: { uri: 'tern://x' }, status: 200, code: -32602 },
])('$what is answered with $code', async ({ method, params, status, code }) => {
  const answer = await post(method, params);
  expect({ status: answer.status, code: answer.body.error?.code }).toEqual({ status, code });
});

test('a request without the capabilities of its client is malformed: 400 and -32602', async () => {
  const { body, headers } = modern('tools/list');
  const { _meta, ...params } = body.params as { _meta: Record<string, unknown> };
  const { 'io.modelcontextprotocol/clientCapabilities': _left, ...meta } = _meta;
  const answer = await postMcp(
    app,
    { ...body, params: { ...params, _meta: meta } },
    { ...bearer(account.key), ...headers },
  );
  expect({ status: answer.status, code: answer.body.error?.code }).toEqual({ status: 400, code: -32602 });
});

test('a stream of changes is acknowledged and ends, because nothing that is listed changes', async () => {
  const { body, headers } = modern('subscriptions/listen', { notifications: { toolsListChanged: true } });
  const response = await fetch(`${app.url}/mcp`, {
    method: 'POST',
    headers: { ...bearer(account.key), ...headers, accept: 'application/json, text/event-stream' },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const frames = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  expect(frames.map((line) => JSON.parse(line.slice('data: '.length)) as object)).toMatchObject([
    { method: 'notifications/subscriptions/acknowledged', params: { notifications: {} } },
    { id: 7, result: { resultType: 'complete' } },
  ]);
});

test('a request that asks for log messages gets them before its result, and another none', async () => {
  const { body, headers } = modern('tools/call', { name: 'who_am_i', arguments: {} });
  const params = body.params as { _meta: object };
  const meta = { ...params._meta, 'io.modelcontextprotocol/logLevel': 'debug' };
  const response = await fetch(`${app.url}/mcp`, {
    method: 'POST',
    headers: { ...bearer(account.key), ...headers, accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ ...body, params: { ...params, _meta: meta } }),
  });
  const frames = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  expect(frames.map((line) => JSON.parse(line.slice('data: '.length)) as object)).toMatchObject([
    { method: 'notifications/message', params: { level: 'debug', data: { tool: 'who_am_i', outcome: 'ok' } } },
    { id: 7, result: { resultType: 'complete' } },
  ]);
  const quiet = await post('tools/call', { name: 'who_am_i', arguments: {} });
  expect(quiet.headers.get('content-type')).toContain('application/json');
});

test('no refusal has a code that MCP reserves for itself', async () => {
  const codes = new Set<unknown>();
  for (let sent = 0; sent < 60 && !codes.has(-31029); sent += 1) codes.add((await post('tools/list')).body.error?.code);
  expect([...codes]).toEqual([undefined, -31029]);
});

test('arguments of prompts and pages of the documentation are completed from the account', async () => {
  await account.call('contacts.upsert', { phone: '+12025550143' });
  await account.call('lists.create', { name: 'Regulars' });
  const complete = async (ref: object, name: string, value: string) => {
    const { body } = await post('completion/complete', { ref, argument: { name, value } });
    return (body.result as { completion: { values: string[] } }).completion.values;
  };
  const prompt = (name: string) => ({ type: 'ref/prompt', name });
  expect(await complete(prompt('launch_campaign'), 'audience', 'reg')).toEqual(['Regulars']);
  expect(await complete(prompt('handle_opt_out_complaint'), 'phone', '+1202')).toEqual(['+12025550143']);
  expect(await complete(prompt('check_message_compliance'), 'purpose', 't')).toEqual(['transactional', 'marketing']);
  expect(await complete(prompt('launch_campaign'), 'when', '')).toEqual([]);
  expect(await complete(prompt('launch_campaign'), 'message', '')).toEqual([]);
  expect(await complete(prompt('nothing'), 'phone', '+1')).toEqual([]);
  const page = { type: 'ref/resource', uri: 'tern://docs/{+page}' };
  expect(await complete(page, 'page', 'guides/ag')).toEqual(['guides/agents']);
});
