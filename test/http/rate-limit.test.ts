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

test('an address that sends many unknown keys gets 429, and valid keys from it still work', async () => {
  const app = await startTestApp({ TERN_UNKNOWN_KEYS_PER_MINUTE: '120' });
  const account = await app.account();
  const unknown = `tern_live_${'A'.repeat(43)}`;
  const statusOf = async (key: string) =>
    (await sendRaw(app, JSON.stringify(call('agent.whoami')), bearer(key))).status;
  const statuses: number[] = [];
  for (let n = 0; n < 130; n += 1) statuses.push(await statusOf(n % 2 === 0 ? unknown : 'mistyped'));
  expect(statuses.slice(0, 120)).toEqual(new Array(120).fill(401));
  expect(statuses.slice(120)).toEqual(new Array(10).fill(429));
  expect(await statusOf(account.key)).toBe(200);
  const session = await fetch(`${app.url}/api/auth/session`, { method: 'POST', headers: bearer(unknown) });
  expect(session.status).toBe(429);
  await app.stop();
});

test('a dry run of provisioning does not use up the hour of other addresses', async () => {
  const app = await startTestApp({ TERN_PROVISIONS_PER_HOUR: '2', TERN_PROVISIONS_PER_ADDRESS: '10' });
  const provision = (dryRun: boolean) =>
    sendRaw(app, JSON.stringify(call('agent.provision', { name: 'New', dry_run: dryRun })));
  for (let n = 0; n < 5; n += 1) expect((await provision(true)).body.result).toMatchObject({ dry_run: true });
  expect((await provision(false)).body.result).toBeDefined();
  expect((await provision(false)).body.result).toBeDefined();
  expect((await provision(false)).status).toBe(429);
  await app.stop();
});
