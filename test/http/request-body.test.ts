import { request } from 'node:http';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { bearer, call, sendRaw } from '../support/http/wire.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});
afterAll(() => app.stop());

const MIB = 1024 * 1024;

/** A call with a body of exactly this many bytes. */
function ofSize(bytes: number): string {
  const empty = JSON.stringify(call('agent.whoami', { padding: '' }));
  return JSON.stringify(call('agent.whoami', { padding: 'x'.repeat(bytes - empty.length) }));
}

/**
 * Sends chunked without a Content-Length; resolves with the response, even before the body is sent.
 */
function sendChunked(bytes: number): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...bearer(account.key) };
    const sending = request(`${app.url}/rpc`, { method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    sending.on('error', fail);
    sending.end(ofSize(bytes));
  });
}

test.each([
  undefined,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application',
])('rejects a body with the content type %p with 415', async (type) => {
  const response = await fetch(`${app.url}/rpc`, {
    method: 'POST',
    headers: { ...bearer(account.key), ...(type === undefined ? {} : { 'content-type': type }) },
    body: Buffer.from(JSON.stringify(call('agent.whoami'))),
  });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
});

test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=UTF-8'])(
  'accepts a body with the content type %p',
  async (type) => {
    expect(
      (await sendRaw(app, JSON.stringify(call('agent.whoami')), { ...bearer(account.key), 'content-type': type }))
        .status,
    ).toBe(200);
  },
);

test('accepts a body with a byte order mark', async () => {
  const { status } = await sendRaw(app, `\uFEFF${JSON.stringify(call('agent.whoami'))}`, bearer(account.key));
  expect(status).toBe(200);
});

test('rejects a compressed body with 415', async () => {
  expect((await sendRaw(app, 'x', { ...bearer(account.key), 'content-encoding': 'gzip' })).status).toBe(415);
});

test('accepts a body of 1 MiB and rejects a larger one with 413', async () => {
  expect((await sendRaw(app, ofSize(MIB), bearer(account.key))).status).toBe(200);
  const { status, body } = await sendRaw(app, ofSize(MIB + 1), bearer(account.key));
  expect(status).toBe(413);
  expect(body).toMatchObject({ id: null, error: { code: -32600 } });
});

test('rejects a chunked body as soon as it exceeds 1 MiB', async () => {
  expect((await sendChunked(MIB)).status).toBe(200);
  expect((await sendChunked(MIB + 1)).status).toBe(413);
});

test('the service continues to respond after it rejected bodies', async () => {
  await Promise.allSettled(Array.from({ length: 8 }, () => sendRaw(app, ofSize(2 * MIB), bearer(account.key))));
  expect((await sendRaw(app, JSON.stringify(call('agent.whoami')), bearer(account.key))).status).toBe(200);
});
