import { createHash } from 'node:crypto';
import { suppressHashes } from '../../../src/people/privacy/suppress-hashes.ts';
import { newId } from '../../../src/platform/ids.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';

const app = useTestApp();
let account: TestAccount;

const ADA = '+12025550143';
const consent = { method: 'web_form', source: 'https://example.com' } as const;

beforeEach(async () => {
  account = await app.account({ credits: 100 });
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.upsert', { phone: ADA });
  await account.call('contacts.optIn', { phone: ADA, ...consent, captured_at: '2026-01-01T00:00:00Z' });
});

const send = () => account.call('messages.send', { to: ADA, text: 'Hello' });

test('compliance.suppress blocks a number, cancels its waiting messages and returns their credits', async () => {
  const later = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  await account.call('messages.send', { to: ADA, text: 'Later', send_at: later });
  const { available } = await account.call('billing.balance', {});
  expect(await account.call('compliance.suppress', { phone: '(202) 555-0143' })).toMatchObject({
    phone: ADA,
    created: true,
    canceled_messages: 1,
  });
  expect(await account.call('billing.balance', {})).toMatchObject({ available: available + 1 });
  await expect(send()).rejects.toMatchObject({ code: 'consent_required', data: { reason: 'suppressed' } });
  expect(await account.call('compliance.suppress', { phone: ADA })).toMatchObject({
    created: false,
    canceled_messages: 0,
  });
});

test.each([
  ['after', ['STOP', 'suppress']],
  ['before', ['suppress', 'STOP']],
])('neither newer consent nor START ends a suppression by the account, set %s a STOP', async (_order, acts) => {
  for (const act of acts)
    if (act === 'STOP') await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
    else await account.call('compliance.suppress', { phone: ADA, reason: 'litigation' });
  await account.call('messages.simulateInbound', { from: ADA, text: 'START' });
  app.clock.advance(60_000);
  const captured = app.clock.now.toISOString();
  await expect(
    account.call('contacts.optIn', { phone: ADA, ...consent, captured_at: captured, evidence: 'form 7' }),
  ).rejects.toMatchObject({ data: { reason: 'suppressed_by_account' } });
  await expect(send()).rejects.toMatchObject({ code: 'consent_required', data: { reason: 'suppressed' } });
});

test('compliance.suppress blocks a number before it becomes a contact', async () => {
  await account.call('compliance.suppress', { phone: '+12025550119', reason: 'dead_line' });
  await account.call('contacts.import', {
    contacts: [{ phone: '+12025550119' }],
    consent: { ...consent, captured_at: '2026-01-01T00:00:00Z' },
  });
  await expect(account.call('messages.send', { to: '+12025550119', text: 'Hello' })).rejects.toMatchObject({
    code: 'consent_required',
  });
});

const hashOf = (phone: string): string => createHash('sha256').update(phone).digest('hex');

test('compliance.suppress with hashes blocks existing contacts and numbers that are added later', async () => {
  const grace = '+12025550144';
  const linus = '+12025550145';
  const later = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  await account.call('messages.send', { to: ADA, text: 'Later', send_at: later });
  const hashes = [ADA, grace, linus, ADA].map(hashOf);
  expect(await account.call('compliance.suppress', { phone_hashes: hashes, reason: 'litigation' })).toMatchObject({
    phone: null,
    created: true,
    canceled_messages: 1,
    hashes: { added: 3, contacts: 1 },
  });
  await expect(send()).rejects.toMatchObject({ code: 'consent_required', data: { reason: 'suppressed' } });
  await account.call('contacts.upsert', { phone: grace, relationship: { kind: 'order' } });
  const proof = { ...consent, captured_at: '2026-01-01T00:00:00Z' };
  await account.call('contacts.import', { contacts: [{ phone: linus }], consent: proof });
  for (const to of [grace, linus])
    await expect(account.call('messages.send', { to, text: 'Hello', purpose: 'transactional' })).rejects.toMatchObject({
      data: { reason: 'suppressed' },
    });
  await account.call('contacts.upsert', { phone: '+12025550146' });
  expect((await account.call('contacts.get', { phone: '+12025550146' })).contact.consent.suppressed).toBe(false);
  expect(await account.call('compliance.suppress', { phone_hashes: hashes })).toMatchObject({
    created: false,
    hashes: { added: 0, contacts: 0 },
  });
});

test('stored hashes are keyed, so that they do not reveal phone numbers', async () => {
  await account.call('compliance.suppress', { phone_hashes: [hashOf('+12025550144')] });
  const { rows } = await app.parts.database.pool.query(
    'SELECT phone_hash FROM suppressed_hashes WHERE account_id = $1',
    [account.accountId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].phone_hash).not.toBe(hashOf('+12025550144'));
});

test('a contact inserted while hashes are being stored is suppressed too', async () => {
  const { pool } = app.parts.database;
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  const call = { hashesOf: app.parts.service.numberHashes, now: app.clock.now, newId };
  const { upserted } = await app.parts.database.transaction(async (tx) => {
    await suppressHashes(tx, owner, [hashOf('+12025550147')], 'internal', call);
    const concurrent = account.call('contacts.upsert', { phone: '+12025550147' });
    await untilSomebodyWaits(pool);
    return { upserted: concurrent };
  });
  expect((await upserted).contact.consent.suppressed).toBe(true);
});

test.each([
  ['neither phone nor phone_hashes', {}],
  ['both phone and phone_hashes', { phone: ADA, phone_hashes: [hashOf(ADA)] }],
  ['an upper-case hash', { phone_hashes: [hashOf(ADA).toUpperCase()] }],
  ['an empty list of hashes', { phone_hashes: [] }],
])('compliance.suppress rejects %s and suppresses nothing', async (_what, params) => {
  await expect(account.call('compliance.suppress', params)).rejects.toMatchObject({ code: -32602 });
  await send();
});

/** A personal number and a premium-rate number: no message goes there, but a refusal is kept. */
test.each(['+447012345678', '+19005550123'])('a STOP, an opt-out and a suppression are kept for %s', async (phone) => {
  await expect(account.call('contacts.upsert', { phone })).rejects.toMatchObject({
    message: expect.stringContaining('premium-rate'),
  });
  expect(await account.call('compliance.suppress', { phone })).toMatchObject({ phone, created: true });
  expect(await account.call('contacts.optOut', { phone })).toMatchObject({ contact_id: null, status: 'opted_out' });
  const inbound = await account.call('messages.simulateInbound', { from: phone, text: 'STOP' });
  expect(inbound.intent).toBe('stop');
  expect(inbound.effects.map(({ kind }) => kind)).not.toContain('reply_queued');
  const { items: entries } = await account.call('contacts.consentHistory', { phone });
  expect(entries.map(({ status }) => status)).toContain('opted_out');
});

test('an import of opt-outs keeps every number, also of rows that it rejects', async () => {
  const rows = [{ phone: '+447012345678' }, { phone: '+12025550177', timezone: 'Mars/Base' }];
  const imported = await account.call('contacts.import', { contacts: rows, consent: { status: 'opted_out' } as never });
  expect(imported.rejected).toHaveLength(2);
  expect(imported.consent_recorded).toBe(2);
  for (const { phone } of rows) {
    const { items: entries } = await account.call('contacts.consentHistory', { phone });
    expect(entries.map(({ status }) => status)).toEqual(['opted_out']);
  }
});
