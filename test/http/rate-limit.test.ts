import { startTestApp, type TestApp } from '../support/app.ts';
import { bearer, call, sendBatch, sendRaw } from '../support/http/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TERN_REQUESTS_PER_SECOND: '2', TERN_PROVISIONS_PER_ADDRESS: '6' });
});
afterAll(() => app.stop());

const whoami = JSON.stringify(call('agent.whoami'));

test('a key over its rate limit is rejected with the time to wait, without affecting other keys', async () => {
  const [busy, calm] = [await app.account(), await app.account()];
  const answers = await Promise.all(Array.from({ length: 12 }, () => sendRaw(app, whoami, bearer(busy.key))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(8);
  for (const { headers, body } of limited) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(2);
    expect(body.error).toMatchObject({ code: 'rate_limited', data: { retry_after_ms: expect.any(Number) } });
  }
  expect((await sendRaw(app, whoami, bearer(calm.key))).status).toBe(200);
});

test('a batch counts as one request per call', async () => {
  const { key } = await app.account();
  const { status, body } = await sendBatch(
    app,
    Array.from({ length: 6 }, (_, id) => call('agent.whoami', {}, id)),
    bearer(key),
  );
  expect(status).toBe(200);
  expect(body.map(({ error }) => error?.code)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'rate_limited',
    'rate_limited',
  ]);
});

test('requests to the helper routes count against the rate limit', async () => {
  const { key } = await app.account();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => fetch(`${app.url}/api/auth/session`, { headers: bearer(key) })),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(2);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
});

test('new accounts are limited by client address, which a header cannot override', async () => {
  const provision = (address: string) =>
    sendRaw(app, JSON.stringify(call('agent.provision', { name: 'x' })), { 'x-forwarded-for': address });
  const answers = [];
  for (let index = 0; index < 8; index += 1) answers.push(await provision(`198.51.100.${index}`));
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
});
