import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { bearer, call, sendRaw } from '../support/http/wire.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});
afterAll(() => app.stop());

const raw = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  sendRaw(app, body, { ...bearer(account.key), ...headers });

test.each([1, 0, -7, 1.5, 9007199254740991, '', 'a', 'ü 🙂', 'x'.repeat(1000), null])(
  'returns the id %p of the call',
  async (id) => {
    const { status, body } = await raw(JSON.stringify(call('agent.whoami', {}, id)));
    expect(status).toBe(200);
    expect(body).toMatchObject({ jsonrpc: '2.0', id });
    expect(Object.keys(body)).toEqual(['jsonrpc', 'id', 'result']);
  },
);

test('answers a call without an id with the id null', async () => {
  const { status, body } = await raw(JSON.stringify({ jsonrpc: '2.0', method: 'agent.whoami' }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: null, result: { account: { id: account.accountId } } });
});

test('accepts a call without params', async () => {
  expect((await raw(JSON.stringify(call('agent.whoami')))).body.result).toBeDefined();
});

test.each([
  ['an object', { a: 1 }],
  ['an array', [1]],
  ['a boolean', true],
])('rejects %s as an id with -32600', async (_what, id) => {
  const { status, body } = await raw(JSON.stringify(call('agent.whoami', {}, id)));
  expect(status).toBe(400);
  expect(body).toMatchObject({ id: null, error: { code: -32600 } });
});

test.each([
  ['no jsonrpc', { id: 5, method: 'agent.whoami' }],
  ['jsonrpc 1.0', { jsonrpc: '1.0', id: 5, method: 'agent.whoami' }],
  ['jsonrpc as a number', { jsonrpc: 2.0, id: 5, method: 'agent.whoami' }],
  ['no method', { jsonrpc: '2.0', id: 5 }],
  ['an empty method', { jsonrpc: '2.0', id: 5, method: '' }],
  ['a method that is a number', { jsonrpc: '2.0', id: 5, method: 1 }],
  ['params as an array', { jsonrpc: '2.0', id: 5, method: 'agent.whoami', params: [] }],
  ['params null', { jsonrpc: '2.0', id: 5, method: 'agent.whoami', params: null }],
  ['params as a string', { jsonrpc: '2.0', id: 5, method: 'agent.whoami', params: 'x' }],
])('rejects %s with -32600 and the id of the call', async (_what, request) => {
  const { status, body } = await raw(JSON.stringify(request));
  expect(status).toBe(400);
  expect(body).toMatchObject({ jsonrpc: '2.0', id: 5, error: { code: -32600, data: { rpc_code: -32600 } } });
});

test.each(['null', '1', '"text"', 'true'])('rejects the body %s with -32600', async (body) => {
  expect(await raw(body)).toMatchObject({ status: 400, body: { id: null, error: { code: -32600 } } });
});

test.each([
  ['zero bytes', ''],
  ['whitespace', '  \n'],
  ['a truncated object', '{"jsonrpc":"2.0"'],
  ['two objects', '{}{}'],
  ['single quotes', "{'jsonrpc':'2.0'}"],
  ['a trailing comma', '{"jsonrpc":"2.0",}'],
  ['NaN', '{"jsonrpc":"2.0","id":NaN}'],
  ['a raw control character', '{"jsonrpc":"2.0","id":"\u0001"}'],
  ['500,000 opening brackets', '['.repeat(500_000)],
])('rejects a body of %s with -32700', async (_what, body) => {
  expect(await raw(body)).toMatchObject({
    status: 400,
    body: { jsonrpc: '2.0', id: null, error: { code: -32700, data: { rpc_code: -32700 } } },
  });
});

test('rejects bytes that are not UTF-8 with -32700', async () => {
  for (const bytes of [
    [0x22, 0xff, 0x22],
    [0xc0, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xff, 0xfe, 0x7b, 0x00],
  ]) {
    expect(await raw(Uint8Array.from(bytes))).toMatchObject({
      status: 400,
      body: { id: null, error: { code: -32700 } },
    });
  }
});

test.each([
  ['a NUL character', '"a\\u0000b"'],
  ['a lone high surrogate', '"\\ud800"'],
  ['a lone low surrogate', '"\\udc00x"'],
  ['a number above the range of doubles', '1e400'],
  ['a number below the range of doubles', '-1e400'],
  ['the key __proto__', '{"__proto__":{"admin":true}}'],
  ['the key constructor', '{"a":[{"constructor":1}]}'],
  ['a key with a NUL character', '{"\\u0000":1}'],
  ['33 levels', `${'['.repeat(31)}1${']'.repeat(31)}`],
  ['50,000 levels', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
])('rejects %s in the params with -32600 and the id of the call', async (_what, json) => {
  const { status, body } = await raw(`{"jsonrpc":"2.0","id":7,"method":"tags.create","params":{"name":${json}}}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ id: 7, error: { code: -32600 } });
});

test.each([
  ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['500,000 values', `[${'1,'.repeat(499_999)}1]`],
])('rejects a body with %s as a whole', async (_what, json) => {
  const { status, body } = await raw(`{"jsonrpc":"2.0","id":7,"method":"tags.create","params":{"name":${json}}}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ id: null, error: { code: -32600 } });
});

test('rejects __proto__ as a param and does not change Object.prototype', async () => {
  const { body } = await raw('{"jsonrpc":"2.0","id":7,"method":"agent.whoami","params":{"__proto__":{"polluted":1}}}');
  expect(body).toMatchObject({ id: 7, error: { code: -32600 } });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test.each(['"\\u0000"', '"\\ud800"', '1e400'])('does not repeat the invalid id %s in the response', async (id) => {
  const { status, body } = await raw(`{"jsonrpc":"2.0","id":${id},"method":"agent.whoami"}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ id: null, error: { code: -32600 } });
});

test('accepts 32 levels of nesting, surrogate pairs, 1e308 and the key proto', async () => {
  const nested = `${'['.repeat(30)}1e308${']'.repeat(30)}`;
  const { status, body } = await raw(
    `{"jsonrpc":"2.0","id":7,"method":"agent.whoami","params":{"proto":${nested},"x":"\\ud83d\\ude42"}}`,
  );
  expect(status).toBe(200);
  expect(body.result).toBeDefined();
});

test('ignores unknown params and lists them in the warnings', async () => {
  const { body } = await raw(JSON.stringify(call('agent.whoami', { verbose: true, tenant_id: 'acc_other' })));
  expect(body.result).toMatchObject({
    account: { id: account.accountId },
    warnings: [
      { code: 'unknown_param', param: 'verbose' },
      { code: 'unknown_param', param: 'tenant_id' },
    ],
  });
});

test('returns the request id with every response, and the same one in an error', async () => {
  const { headers, body } = await raw(JSON.stringify(call('tags.create', {})));
  expect(headers.get('x-request-id')).toMatch(/^req_/);
  expect(body.error?.data.request_id).toBe(headers.get('x-request-id'));
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
