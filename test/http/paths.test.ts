import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../support/app.ts';
import { read } from '../support/http/wire.ts';

interface Pointer {
  readonly error: {
    readonly message: string;
    readonly call: { readonly method: string; readonly path: string; readonly body: unknown };
    readonly agent_card: string;
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = async (method: string, path: string) => read<Pointer>(await fetch(`${app.url}${path}`, { method }));

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s /rpc responds with 405 and points to POST', async (method) => {
  const { status, headers, body } = await ask(method, '/rpc');
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('POST');
  expect(body.error.call).toMatchObject({ method: 'POST', path: '/rpc' });
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/contacts'],
  ['POST', '/api/messages/send'],
  ['PUT', '/api/keys'],
  ['DELETE', '/api/keys'],
  ['POST', '/api/billing/cost'],
  ['GET', '/api/auth/anything'],
  ['GET', '/api/__proto__'],
  ['POST', '/v1/messages'],
  ['GET', '/v1'],
  ['DELETE', '/rest/contacts/1'],
  ['POST', '/a2a/tags/create'],
  ['GET', '/a2a/tags.create'],
  ['GET', '/rpc/'],
  ['POST', '/RPC'],
  ['GET', '/nothing'],
  ['POST', '/'],
])('%s %s responds with 404 and points to POST /rpc', async (method, path) => {
  const { status, headers, body } = await ask(method, path);
  expect(status).toBe(404);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(body.error.call).toMatchObject({ method: 'POST', path: '/rpc', body: { jsonrpc: '2.0' } });
  expect(body.error.message).toContain('POST /rpc');
});

test('paths that only describe skills say so in the response', async () => {
  expect((await ask('POST', '/a2a/tags/create')).body.error.message).toContain('API reference');
});

test.each([
  '/docs/..%2f..%2fpackage',
  '/docs/%2e%2e/package.json',
  '/docs/../../package.json',
  '/..%2fpackage.json',
  '/docs/constructor',
])('serves no file outside the documentation: %s', async (path) => {
  expect((await ask('GET', path)).status).toBe(404);
});

test.each([
  ['POST', '/carriers/twilio/status?reference=%00'],
  ['POST', '/carriers/twilio/inbound?%00'],
  ['GET', '/docs/errors%00.md'],
  ['GET', '/compliance/export?token=%00'],
  ['GET', '/billing/portal?token=a%00b'],
  ['GET', 'http://'],
  ['GET', 'http://%zz/'],
  ['POST', 'nothing'],
])('%s %s is refused as an invalid request', async (method, target) => {
  expect(await sendHead(`${method} ${target} HTTP/1.1`, 'Host: tern', 'Content-Length: 0')).toMatch(/^HTTP\/1.1 400 /);
});

test.each(['Host', 'host'])('a request with two %s headers is refused', async (name) => {
  expect(await sendHead('GET /healthz HTTP/1.1', 'Host: tern', `${name}: evil.example`)).toMatch(/^HTTP\/1.1 400 /);
});

/** Sends a request line and headers as they are; resolves with the response. */
function sendHead(...lines: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.setEncoding('utf8').on('data', (text) => {
      heard += String(text);
    });
    socket.on('error', fail).on('close', () => done(heard));
    socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  });
}

test('the agent card lists every skill and the endpoint', async () => {
  const response = await fetch(`${app.url}/.well-known/agent.json`);
  const text = await response.text();
  expect(response.status).toBe(200);
  for (const skill of [
    'agent.provision',
    'tags.create',
    'billing.balance',
    'compliance.setupStatus',
    'phone-numbers.ensureDefault',
  ]) {
    expect(text).toContain(`"${skill}"`);
  }
  expect(text).toContain(`${app.parts.service.config.publicUrl}/rpc`);
});

test.each(['/.well-known/agent.json', '/openrpc.json', '/openapi.json', '/llms.txt', '/docs'])(
  '%s supports ETag and responds with 304 to a conditional request',
  async (path) => {
    const first = await fetch(`${app.url}${path}`);
    const etag = first.headers.get('etag') ?? '';
    const body = await first.text();
    expect(first.status).toBe(200);
    expect(body.length).toBeGreaterThan(100);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await fetch(`${app.url}${path}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await fetch(`${app.url}${path}`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const head = await fetch(`${app.url}${path}`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(etag);
  },
);

test('CORS allows other origins to read the documents and to call /rpc, and nothing that reads cookies', async () => {
  const origin = { origin: 'https://evil.example' };
  expect(
    (await fetch(`${app.url}/.well-known/agent.json`, { headers: origin })).headers.get('access-control-allow-origin'),
  ).toBe('*');
  const preflight = {
    ...origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };
  const ask = async (path: string) => fetch(`${app.url}${path}`, { method: 'OPTIONS', headers: preflight });
  expect((await ask('/rpc')).headers.get('access-control-allow-origin')).toBe('*');
  expect((await ask('/rpc')).headers.get('access-control-allow-credentials')).toBeNull();
  for (const path of ['/api/keys', '/api/auth/session', '/api/billing/cost', '/mcp', '/a2a']) {
    const response = await ask(path);
    expect(response.ok).toBe(false);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('the health checks report that the process is alive and ready', async () => {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('# TYPE');
});
