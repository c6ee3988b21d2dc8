import { type TestAccount, useTestApp } from '../support/app.ts';
import { insertNumber } from '../support/insert-number.ts';
import { buildJourney, traceOf } from '../support/journeys/build.ts';
import { registerPartner } from '../support/partner.ts';

const app = useTestApp();
const LONDON = '+447400123456';
const KINGSTON = '+18765550123';
const TORONTO = '+14165550123';
const BOSTON = '+16175550123';
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const TEXT = 'Acme: Sale! Reply STOP to opt out.';
const REFUSED = {
  data: {
    reason: 'country_not_allowed',
    next_actions: [{ skill: 'billing.balance', params: {} }],
  },
};

let account: TestAccount;
beforeEach(async () => {
  account = await app.account({ credits: 1_000 });
  await account.call('phone-numbers.ensureDefault', {});
  const contacts = [LONDON, KINGSTON, TORONTO, BOSTON].map((phone) => ({ phone, timezone: 'America/New_York' }));
  await account.call('contacts.import', { contacts, consent });
});
const allow = (countries: string[] | null) => account.call('billing.setLimits', { allowed_countries: countries });
const reasonOf = async (to: string) => {
  const { gates } = await account.call('compliance.checkSend', { phone: to, text: TEXT });
  return gates.find(({ gate }) => gate === 'recipient')?.reason ?? null;
};

test('a new account of the United States sends to the United States and Canada, and to no island that shares their prefix', async () => {
  expect(await Promise.all([BOSTON, TORONTO, KINGSTON, LONDON].map(reasonOf))).toEqual([
    ...[null, null],
    ...['country_not_allowed', 'country_not_allowed'],
  ]);
});

test('a new account sends to the country that it was opened with', async () => {
  const { body } = await app.post({
    jsonrpc: '2.0',
    id: 1,
    method: 'agent.provision',
    params: { name: 'Shop', default_country: 'GB' },
  });
  const { result } = body as { result: { api_key: string } };
  const { limits } = await app.as(result.api_key).call('billing.balance', {});
  expect(limits.allowed_countries).toEqual(['GB']);
});

test('messages.send to another country is refused with the skill that shows and changes the list', async () => {
  await expect(account.call('messages.send', { to: KINGSTON, text: TEXT })).rejects.toMatchObject(REFUSED);
  await allow(['GB']);
  expect(await reasonOf(LONDON)).toBeNull();
  expect(await reasonOf(BOSTON)).toBe('country_not_allowed');
  await allow(null);
  expect([await reasonOf(KINGSTON), await reasonOf(BOSTON)]).toEqual([null, null]);
});

test('contacts.requestOptIn sends no message to another country', async () => {
  const { contact } = await account.call('contacts.upsert', { phone: '+18765550124' });
  await expect(
    account.call('contacts.requestOptIn', {
      contact_id: contact.id,
      method: 'web_form',
      source: 'https://example.com',
    }),
  ).rejects.toMatchObject(REFUSED);
});

test('a campaign excludes other countries, and preflight counts them with their reason', async () => {
  const { campaign } = await account.call('campaigns.create', {
    name: 'Sale',
    body: TEXT,
    audience: { include: { all: true } },
  });
  const preflight = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(preflight.audience.excluded_by_reason).toMatchObject({ country_not_allowed: 1 });
  const { preflight_token: token } = preflight;
  await account.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: token ?? '' });
  await app.drain();
  const { counters } = await account.call('campaigns.get', { campaign_id: campaign.id });
  expect(counters.excluded_by_reason).toMatchObject({ country_not_allowed: 1 });
});

test('a journey takes the error edge for a contact in another country', async () => {
  const { contact } = await account.call('contacts.get', { phone: KINGSTON });
  const { id } = await buildJourney(
    account,
    { entry: { kind: 'call' } },
    { hello: { kind: 'send', text: TEXT }, end: { kind: 'exit' } },
    [
      ['hello', 'next', 'end'],
      ['hello', 'error', 'end'],
    ],
  );
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [contact.id] });
  await app.drain();
  expect((await traceOf(account, id, contact.id))[0]).toContain('country_not_allowed');
});

test('partner.send refuses countries that the list of the end-customer or of the partner leaves out', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1', { credits: 100 });
  await shop.call('contacts.import', { contacts: [{ phone: KINGSTON, timezone: 'America/New_York' }], consent });
  const send = (key: string) =>
    partner.call('partner.send', { external_ref: 'shop-1', to: KINGSTON, text: TEXT, idempotency_key: key });
  await expect(send('one')).rejects.toMatchObject({ data: { reason: 'country_not_allowed' } });
  await shop.call('billing.setLimits', { allowed_countries: null });
  await expect(send('two')).rejects.toMatchObject({ data: { reason: 'country_not_allowed' } });
  await partner.call('billing.setLimits', { allowed_countries: ['JM', 'US'] });
  await expect(send('three')).resolves.toMatchObject({ to: KINGSTON });
  await shop.call('billing.setLimits', { allowed_countries: ['US'] });
  await expect(send('four')).rejects.toMatchObject({ data: { reason: 'country_not_allowed' } });
});

test('only a key with the permission billing changes the list, and the audit log shows it', async () => {
  const { api_key: key } = await account.call('agent.createKey', {
    name: 'App',
    permissions: ['messages', 'campaigns'],
  });
  await expect(app.as(key as string).call('billing.setLimits', { allowed_countries: null })).rejects.toMatchObject({
    code: 'invalid_permissions',
  });
  await allow(['US', 'GB', 'US']);
  const { limits } = await account.call('billing.balance', {});
  expect(limits.allowed_countries).toEqual(['GB', 'US']);
  const { items } = await account.call('agent.auditLog', {});
  expect(items.map(({ skill }) => skill)).toContain('billing.setLimits');
});

test('a test key does not change the list of an account with a number at a real carrier', async () => {
  const test = await app.account({ mode: 'test' });
  await test.call('billing.setLimits', { allowed_countries: ['US'] });
  await insertNumber(app, test, 'num_real', '+12125550199');
  await app.parts.database.pool.query("UPDATE phone_numbers SET carrier = 'twilio' WHERE id = 'num_real'");
  await expect(test.call('billing.setLimits', { allowed_countries: null })).rejects.toMatchObject({
    data: { reason: 'test_key' },
  });
});

test.each([['ZZ'], ['us'], ['USA']])('%s is not a country for the list', async (country) => {
  await expect(allow([country])).rejects.toMatchObject({ code: -32602 });
});
