import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(`${app.url}${path}`, init);

test.each(['/healthz', '/readyz', '/metrics'])('HEAD %s has the status of GET and no body', async (path) => {
  const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)];
  expect([head.status, get.status]).toEqual([200, 200]);
  expect(await head.text()).toBe('');
  expect(await get.text()).not.toBe('');
});

test.each(['x-forwarded-for', 'forwarded'])(
  'without a metrics token, /metrics rejects requests that came through a proxy (%s)',
  async (name) => {
    expect((await ask('/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(401);
    expect((await ask('/healthz', { headers: { [name]: '127.0.0.1' } })).status).toBe(200);
  },
);

test('with a metrics token, /metrics requires that token', async () => {
  const guarded = await startTestApp({ TERN_METRICS_TOKEN: 'for the scraper' });
  const status = async (headers: Record<string, string>) => (await fetch(`${guarded.url}/metrics`, { headers })).status;
  expect(await status({})).toBe(401);
  expect(await status({ authorization: 'Bearer for the' })).toBe(401);
  expect(await status({ authorization: 'Bearer for the scraper', 'x-forwarded-for': '203.0.113.9' })).toBe(200);
  await guarded.stop();
});
