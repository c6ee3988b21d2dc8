import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ADA = '+12025550143';
const consent = { method: 'web_form', source: 'https://example.com' } as const;

beforeEach(async () => {
  account = await app.account({ credits: 100 });
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.upsert', { phone: ADA });
  await account.call('contacts.optIn', { phone: ADA, ...consent, captured_at: '2026-01-01T00:00:00Z' });
});

const send = () => account.call('messages.send', { to: ADA, text: 'Hello' });

test('a suppressed number gets nothing, and what waits for it is taken back with its credits', async () => {
  const later = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  await account.call('messages.send', { to: ADA, text: 'Later', send_at: later });
  const { available } = await account.call('billing.balance', {});
  expect(await account.call('compliance.suppress', { phone: '(202) 555-0143' })).toMatchObject({
    phone: ADA,
    created: true,
    recalled: 1,
  });
  expect(await account.call('billing.balance', {})).toMatchObject({ available: available + 1 });
  await expect(send()).rejects.toMatchObject({ code: 'consent_required', data: { reason: 'suppressed' } });
  expect(await account.call('compliance.suppress', { phone: ADA })).toMatchObject({ created: false, recalled: 0 });
});

test('neither newer consent nor START lifts what the account decided for itself', async () => {
  await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
  await account.call('compliance.suppress', { phone: ADA, reason: 'litigation' });
  await account.call('messages.simulateInbound', { from: ADA, text: 'START' });
  app.clock.advance(60_000);
  const captured = app.clock.now.toISOString();
  await account.call('contacts.optIn', { phone: ADA, ...consent, captured_at: captured });
  await expect(send()).rejects.toMatchObject({ code: 'consent_required', data: { reason: 'suppressed' } });
});

test('a number that is nobody’s is suppressed before it becomes a contact', async () => {
  await account.call('compliance.suppress', { phone: '+12025550119', reason: 'dead_line' });
  await account.call('contacts.import', {
    contacts: [{ phone: '+12025550119' }],
    consent: { ...consent, captured_at: '2026-01-01T00:00:00Z' },
  });
  await expect(account.call('messages.send', { to: '+12025550119', text: 'Hello' })).rejects.toMatchObject({
    code: 'consent_required',
  });
});
