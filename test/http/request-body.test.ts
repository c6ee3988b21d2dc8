import { request } from 'node:http';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { bearer, call, sendRaw } from './support/wire.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});
afterAll(() => app.stop());

const MIB = 1024 * 1024;

/** A call of exactly so many bytes. */
function ofSize(bytes: number): string {
  const empty = JSON.stringify(call('agent.whoami', { padding: '' }));
  return JSON.stringify(call('agent.whoami', { padding: 'x'.repeat(bytes - empty.length) }));
}

/** Sends in chunks, without saying how much there will be; resolves with what comes back, as soon as it does. */
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
])('a body of type %p is 415', async (type) => {
  const response = await fetch(`${app.url}/rpc`, {
    method: 'POST',
    headers: { ...bearer(account.key), ...(type === undefined ? {} : { 'content-type': type }) },
    body: Buffer.from(JSON.stringify(call('agent.whoami'))),
  });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
});

test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=UTF-8'])(
  'a body of type %p is read',
  async (type) => {
    expect(
      (await sendRaw(app, JSON.stringify(call('agent.whoami')), { ...bearer(account.key), 'content-type': type }))
        .status,
    ).toBe(200);
  },
);

test('a compressed body is 415', async () => {
  expect((await sendRaw(app, 'x', { ...bearer(account.key), 'content-encoding': 'gzip' })).status).toBe(415);
});

test('a body of 1 MiB is read, and one byte more is 413', async () => {
  expect((await sendRaw(app, ofSize(MIB), bearer(account.key))).status).toBe(200);
  const { status, body } = await sendRaw(app, ofSize(MIB + 1), bearer(account.key));
  expect(status).toBe(413);
  expect(body).toMatchObject({ id: null, error: { code: -32600 } });
});

test('a body that does not say its length is cut off at 1 MiB too', async () => {
  expect((await sendChunked(MIB)).status).toBe(200);
  expect((await sendChunked(MIB + 1)).status).toBe(413);
});

test('the service goes on answering after bodies it would not read', async () => {
  await Promise.allSettled(Array.from({ length: 8 }, () => sendRaw(app, ofSize(2 * MIB), bearer(account.key))));
  expect((await sendRaw(app, JSON.stringify(call('agent.whoami')), bearer(account.key))).status).toBe(200);
});
