import { startTestApp, type TestApp } from '../support/app.ts';
import { startTcpProxy, type TcpProxy } from '../support/carriers/tcp-proxy.ts';
import { createTestDatabase } from '../support/database.ts';

let app: TestApp;
let proxy: TcpProxy;

beforeAll(async () => {
  const made = await createTestDatabase();
  const url = new URL(made.url);
  const port = Number(url.port);
  proxy = await startTcpProxy(() => port);
  url.host = `127.0.0.1:${proxy.port}`;
  app = await startTestApp({}, 'drained', undefined, { url: url.href, drop: made.drop });
});
afterAll(async () => {
  proxy.cut();
  await app.stop();
  await proxy.close();
});

test('a call over a half-open connection answers in seconds that its outcome is unknown, and a retry works', async () => {
  const account = await app.account();
  const params = { name: 'VIP', idempotency_key: 'tag-1' };
  proxy.forget();
  const startedAt = performance.now();
  await expect(account.call('tags.create', params)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/may have happened.*same idempotency_key/),
    data: { retry_after_ms: 1000 },
  });
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(await account.call('tags.create', params)).toMatchObject({ created: true, tag: { name: 'VIP' } });
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toMatch(/^tern_database_connections_lost_total\{reason="silent"\} [1-9]/m);
}, 20_000);
