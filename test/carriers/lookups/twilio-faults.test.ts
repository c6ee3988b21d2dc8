import type { LookupAdapter } from '../../../src/carriers/lookups/lookup-adapter.ts';
import { createTwilioLookups, type TwilioLookupParts } from '../../../src/carriers/lookups/twilio.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ACCOUNT, type LookupServer, startLookupServer } from '../../support/lookups/lookup-server.ts';

let server: LookupServer;
const opened: LookupAdapter[] = [];
beforeEach(async () => {
  server = await startLookupServer();
});
afterEach(async () => {
  await server.stop();
  await Promise.all(opened.splice(0).map((adapter) => adapter.stop()));
});

function open(more: Partial<TwilioLookupParts> = {}): LookupAdapter {
  const adapter = createTwilioLookups({
    url: server.url,
    credentials: ACCOUNT,
    credits: 1,
    connections: 5,
    log: createLogger('silent'),
    timing: { answerMs: 200 },
    ...more,
  });
  opened.push(adapter);
  return adapter;
}
const ask = (script: string, adapter = open()) => adapter.lookUp(`+1212555${`01${script}`}`, new Date());

test('the request matches the documentation of Twilio Lookup', async () => {
  await ask('00');
  expect(server.asked).toEqual(['/v2/PhoneNumbers/%2B12125550100?Fields=line_type_intelligence']);
});

test.each([
  ['throttled', '40', { retryable: true, code: 'twilio_20429', retryAfterMs: 7_000 }],
  ['answered with status 500', '41', { retryable: true, code: 'twilio_20500' }],
  ['truncated', '42', { retryable: true, code: 'twilio_lost' }],
])('a lookup that is %s fails, and succeeds when it is repeated', async (_what, script, failure) => {
  const adapter = open();
  await expect(ask(script, adapter)).rejects.toMatchObject(failure);
  expect(await ask(script, adapter)).toMatchObject({ lineType: 'mobile' });
});

test.each([
  ['not answered', '43', { retryable: true, code: 'twilio_lost' }],
  ['answered one octet at a time', '44', { retryable: true, code: 'twilio_lost' }],
  ['answered without JSON', '45', { retryable: true, code: 'twilio_not_understood' }],
  ['answered without an end', '46', { retryable: true, code: 'twilio_lost' }],
  ['answered with truncated JSON', '50', { retryable: true, code: 'twilio_not_understood' }],
  ['made for a suspended account', '47', { retryable: true, code: 'twilio_20005', retryAfterMs: 60_000 }],
  ['made for an invalid number', '48', { retryable: false, code: 'twilio_not_valid' }],
  ['made for an unknown number', '49', { retryable: false, code: 'twilio_20404' }],
  ['made for a country without access', '30', { retryable: false, code: 'twilio_60601' }],
  ['made for a number whose data is unavailable', '31', { retryable: true, code: 'twilio_60600' }],
])('a lookup that is %s fails in bounded time and tells whether to retry', async (_what, script, failure) => {
  const startedAt = performance.now();
  await expect(ask(script)).rejects.toMatchObject(failure);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
});

test('maps undocumented line types to unknown, and an empty network name to null', async () => {
  expect(await ask('32')).toMatchObject({ lineType: 'unknown', carrierName: null });
});

test('a wrong token is reported as a configuration error that does not contain the token', async () => {
  const adapter = open({ credentials: { ...ACCOUNT, authToken: 'a wrong secret' } });
  const error: unknown = await ask('00', adapter).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ retryable: true, code: 'twilio_20003' });
  expect(JSON.stringify(error) + String(error)).not.toContain('secret');
});

test('fails fast if the connection is refused', async () => {
  await server.stop();
  await expect(ask('00')).rejects.toMatchObject({ retryable: true });
  server = await startLookupServer();
});

describe('through the service', () => {
  let app: TestApp;
  let provider: LookupServer;
  beforeAll(async () => {
    provider = await startLookupServer();
    app = await startTestApp({
      TERN_LOOKUPS: 'twilio',
      TERN_TWILIO_LOOKUPS_URL: provider.url,
      TERN_TWILIO_ACCOUNT_SID: ACCOUNT.accountSid,
      TERN_TWILIO_AUTH_TOKEN: ACCOUNT.authToken,
      TERN_LOOKUP_CREDITS: '3',
    });
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
  });
  const balanceOf = async ({ call }: Awaited<ReturnType<TestApp['account']>>) =>
    (await call('billing.balance', {})).available;

  test('charges the configured price once, and returns only what the provider returned', async () => {
    const account = await app.account({ credits: 0 });
    const look = () => account.call('hygiene.lookup', { phone: '+12125550120' });
    expect(await look()).toMatchObject({
      line_type: 'landline',
      carrier_name: 'Pacific Bell',
      status: 'unknown',
      provider: 'twilio',
      cached: false,
      cost: 3,
    });
    expect(await look()).toMatchObject({ cached: true, cost: 0 });
    expect(await balanceOf(account)).toBe(97);
  });

  test.each([
    ['41', { code: 'unavailable' }],
    ['47', { code: 'unavailable' }],
    ['48', { data: { reason: 'number_not_covered', provider_code: 'twilio_not_valid' } }],
  ])('does not charge for a failed lookup (…01%s)', async (script, refusal) => {
    const account = await app.account({ credits: 0 });
    await expect(account.call('hygiene.lookup', { phone: `+1213555${`01${script}`}` })).rejects.toMatchObject(refusal);
    expect(await balanceOf(account)).toBe(100);
  });

  test('does not call the provider if the balance does not cover the price', async () => {
    const account = await app.account({ credits: 0 });
    await app.parts.database.pool.query('UPDATE credit_accounts SET held = posted - 2 WHERE tenant_id = $1', [
      account.accountId,
    ]);
    const before = provider.asked.length;
    await expect(account.call('hygiene.lookup', { phone: '+12145550100' })).rejects.toMatchObject({
      code: 'credits_insufficient',
    });
    expect(provider.asked.length).toBe(before);
  });

  test('a scan charges successful lookups, retries failed ones and skips unknown numbers', async () => {
    const account = await app.account({ credits: 0 });
    for (const script of ['00', '48', '41', '20'])
      await account.call('contacts.upsert', { phone: `+1215555${`01${script}`}` });
    const { job_id: id } = await account.call('hygiene.scan', { level: 'lookup', max_credits: 50 });
    await app.drain();
    const status = () => account.call('hygiene.scanStatus', { job_id: id });
    expect(await status()).toMatchObject({ scan: { state: 'running', checked: 2, credits: 3 } });
    app.clock.advance(1_000);
    await app.drain();
    expect(await status()).toMatchObject({ scan: { state: 'completed', checked: 4, credits: 9, found: 1 } });
    expect(await balanceOf(account)).toBe(91);
  });
});
