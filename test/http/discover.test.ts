import { readFileSync } from 'node:fs';
import { startTestApp, type TestApp } from '../support/app.ts';
import { call, sendBatch, sendRaw } from '../support/http/wire.ts';

const PUBLIC_URL = 'https://tern.example.com';
const contract: unknown = JSON.parse(
  readFileSync('openrpc.json', 'utf8').replaceAll('http://localhost:4000', PUBLIC_URL),
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TERN_PUBLIC_URL: PUBLIC_URL });
});
afterAll(() => app.stop());

test('rpc.discover returns the contract with the public URL to clients without a key', async () => {
  const { status, body } = await sendRaw(app, JSON.stringify(call('rpc.discover')));
  expect(status).toBe(200);
  expect(body).toEqual({ jsonrpc: '2.0', id: 1, result: contract });
  const again = await sendRaw(app, JSON.stringify(call('rpc.discover', {}, 'again')));
  expect(again.body).toEqual({ jsonrpc: '2.0', id: 'again', result: contract });
});

test('rpc.discover fails in a batch, because the answers would be too large', async () => {
  const { body } = await sendBatch(app, [call('rpc.discover', {}, 'a'), call('rpc.discover', {}, 'b')]);
  expect(body).toMatchObject([
    { id: 'a', error: { code: -32600, message: expect.stringContaining('single call') } },
    { id: 'b', error: { code: -32600 } },
  ]);
});
