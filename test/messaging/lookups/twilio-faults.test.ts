import type { LookupAdapter } from '../../../src/messaging/lookups/lookup-adapter.ts';
import { createTwilioLookups, type TwilioLookupParts } from '../../../src/messaging/lookups/twilio/twilio.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ACCOUNT, type LookupServer, startLookupServer } from './support/lookup-server.ts';

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

test('the request is the documented one', async () => {
  await ask('00');
  expect(server.asked).toEqual(['/v2/PhoneNumbers/%2B12125550100?Fields=line_type_intelligence']);
});

test.each([
  ['turned away', '40', { again: true, code: 'twilio_20429', retryAfterMs: 7_000 }],
  ['answered 500', '41', { again: true, code: 'twilio_20500' }],
  ['cut in the middle of the answer', '42', { again: true, code: 'twilio_lost' }],
])('what is %s is known when it is asked again', async (_what, script, failure) => {
  const adapter = open();
  await expect(ask(script, adapter)).rejects.toMatchObject(failure);
  expect(await ask(script, adapter)).toMatchObject({ lineType: 'mobile' });
});

test.each([
  ['never answered', '43', { again: true, code: 'twilio_lost' }],
  ['answered an octet at a time', '44', { again: true, code: 'twilio_lost' }],
  ['answered by something else', '45', { again: true, code: 'twilio_not_understood' }],
  ['answered without an end', '46', { again: true, code: 'twilio_lost' }],
  ['answered by half', '50', { again: true, code: 'twilio_not_understood' }],
  ['of a suspended account', '47', { again: true, code: 'twilio_20005', retryAfterMs: 60_000 }],
  ['about a number that is none', '48', { again: false, code: 'twilio_not_valid' }],
  ['about a number that is not there', '49', { again: false, code: 'twilio_20404' }],
  ['about a country without access', '30', { again: false, code: 'twilio_60601' }],
  ['about a number whose data failed', '31', { again: true, code: 'twilio_60600' }],
])('what is %s fails, soon, and says whether to ask again', async (_what, script, failure) => {
  const startedAt = performance.now();
  await expect(ask(script)).rejects.toMatchObject(failure);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('a type that is none of the documented ones is unknown, and a name of nothing is no name', async () => {
  expect(await ask('32')).toMatchObject({ lineType: 'unknown', carrierName: null });
});

test('a wrong token is the operator’s to mend, and is never in what is thrown', async () => {
  const adapter = open({ credentials: { ...ACCOUNT, authToken: 'a wrong secret' } });
  const error: unknown = await ask('00', adapter).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ again: true, code: 'twilio_20003' });
  expect(JSON.stringify(error) + String(error)).not.toContain('secret');
});

test('nobody listens: it fails soon', async () => {
  await server.stop();
  await expect(ask('00')).rejects.toMatchObject({ again: true });
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

  test('an answer costs what is configured, once; it says what the provider knows and no more', async () => {
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
  ])('what is not answered (…01%s) costs nothing', async (script, refusal) => {
    const account = await app.account({ credits: 0 });
    await expect(account.call('hygiene.lookup', { phone: `+1213555${`01${script}`}` })).rejects.toMatchObject(refusal);
    expect(await balanceOf(account)).toBe(100);
  });

  test('nobody is asked for what cannot be paid', async () => {
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

  test('a scan keeps what was answered, waits where nobody answers, and passes over what nobody knows', async () => {
    const account = await app.account({ credits: 0 });
    for (const script of ['00', '48', '41', '20'])
      await account.call('contacts.upsert', { phone: `+1215555${`01${script}`}` });
    const { job_id: id } = await account.call('hygiene.scan', { level: 'lookup', max_credits: 50 });
    await app.drain();
    const status = () => account.call('hygiene.scanStatus', { job_id: id });
    expect(await status()).toMatchObject({ scan: { state: 'running', checked: 2, credits: 3 } });
    await app.drain();
    expect(await status()).toMatchObject({ scan: { state: 'completed', checked: 4, credits: 9, found: 1 } });
    expect(await balanceOf(account)).toBe(91);
  });
});
