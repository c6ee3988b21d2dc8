import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { launchCampaign } from '../support/launch-campaign.ts';
import { registerPartner, type TestPartner } from './partner/support/partner.ts';

let app: TestApp;
let partner: TestPartner;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ZOE = '+12025550143';
const BEFORE = '+12025550147';
const PERSON = /2025550143|2025550147|202-555-0143|Zenobia|Quartermain|zoe@|crm-zoe|Trombone/i;
const proof = { method: 'web_form', source: 'Zenobia at the fair', captured_at: '2026-01-01T00:00:00Z' } as const;

beforeEach(async () => {
  partner = await registerPartner(app);
  account = await partner.customer('shop');
  await account.call('phone-numbers.ensureDefault', {});
});

/** Every row of every table that holds something of the person, as a dump would show it. */
async function found(pattern = PERSON): Promise<string[]> {
  const { pool } = app.parts.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const rows: string[] = [];
  for (const { name } of tables)
    for (const { row } of (await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)).rows)
      if (pattern.test(row)) rows.push(`${name}: ${row}`);
  return rows;
}

/** A person as they come: imported, opted in, merged, texted singly, by partner and by campaign, answering, tagged. */
async function live(): Promise<string> {
  const fields = { first_name: 'Zenobia', last_name: 'Quartermain', email: 'zoe@example.com', external_id: 'crm-zoe' };
  const { contact } = await account.call('contacts.upsert', {
    phone: ZOE,
    ...fields,
    attributes: { plays: 'Trombone' },
    tags: ['VIP'],
    idempotency_key: 'made +12025550143',
  });
  const evidence = { form: 'signed by Zenobia Quartermain', ip: '203.0.113.9' };
  await account.call('contacts.optIn', { phone: ZOE, ...proof, evidence, idempotency_key: 'in' });
  const { contact: old } = await account.call('contacts.upsert', {
    phone: BEFORE,
    first_name: 'Zenobia',
    idempotency_key: 'old',
  });
  await account.call('contacts.optIn', { phone: BEFORE, ...proof });
  await account.call('messages.send', { to: BEFORE, text: 'Old, Zenobia', idempotency_key: 'old text' });
  await account.call('contacts.merge', { winner_id: contact.id, loser_id: old.id, idempotency_key: 'merge' });
  await account.call('messages.send', { to: ZOE, text: 'Hi Zenobia', idempotency_key: 'single' });
  await partner.call('partner.send', {
    external_ref: 'shop',
    to: ZOE,
    text: 'Dear Zenobia',
    idempotency_key: 'p 12025550143',
  });
  await launchCampaign(account, {
    name: 'Spring',
    body: 'Hello {{ first_name }}. Reply STOP to opt out.',
    audience: { include: { all: true } },
  });
  await app.drain();
  app.clock.advance(5_000);
  await app.drain();
  await account.call('messages.simulateInbound', {
    from: ZOE,
    text: 'It is Zenobia, 202-555-0143',
    idempotency_key: 'reply',
  });
  await account.call('analytics.recordConversion', {
    phone: ZOE,
    event: 'purchase',
    external_id: 'order of Zenobia',
    idempotency_key: 'order',
  });
  const later = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  await account.call('messages.send', { to: ZOE, text: 'Later, Zenobia', send_at: later });
  await account.call('compliance.suppress', { phone: BEFORE, idempotency_key: 'suppress' });
  return contact.id;
}

test('a person who is forgotten is in no table any more, and the books still add up', async () => {
  const id = await live();
  expect((await found()).length).toBeGreaterThan(20);
  const balance = await account.call('billing.balance', {});
  const forgotten = await account.call('contacts.forget', { contact_id: id });
  expect(forgotten).toMatchObject({ contact_id: id, numbers: 2, recalled: 1, erased: { inbound_messages: 1 } });
  expect(forgotten.erased.messages).toBe(5);
  expect(await found()).toEqual([]);
  await app.drain();
  expect(await found()).toEqual([]);
  expect((await account.call('billing.balance', {})).available).toBe(balance.available + 1);
  const { items } = await account.call('messages.list', {});
  expect(items.map(({ to, text }) => `${to} ${text}`)).toEqual(Array(5).fill('[erased] [erased]'));
  for (const ledger of ['consent', 'audit'] as const)
    expect(await account.call('compliance.verifyLedger', { ledger })).toMatchObject({ ok: true, first_bad_seq: null });
  const events = await partner.events('message.inbound');
  expect(events.map(({ data }) => data)).toMatchObject([{ from: '[erased]', text: '[erased]' }]);
  await expect(account.call('contacts.get', { contact_id: id })).rejects.toMatchObject({ code: -32001 });
});

test('a ledger in which somebody was forgotten still finds what was changed in it', async () => {
  const id = await live();
  await app.drain();
  await account.call('contacts.forget', { contact_id: id });
  await app.drain();
  const { pool } = app.parts.database;
  const first = await pool.query(
    'SELECT seq FROM consent_entries WHERE account_id = $1 AND forgotten_by IS NOT NULL ORDER BY seq LIMIT 1',
    [account.accountId],
  );
  const { seq } = first.rows[0];
  for (const [change, back] of [
    ["status = 'opted_out'", "status = 'opted_in'"],
    ["phone = '+12025550111'", "phone = '[erased]'"],
    ["personal_hash = repeat('0', 64)", null],
  ] as const) {
    const set = (sql: string) =>
      pool.query(`UPDATE consent_entries SET ${sql} WHERE account_id = $1 AND seq = $2`, [account.accountId, seq]);
    await set(change);
    expect(await account.call('compliance.verifyLedger', {})).toMatchObject({ ok: false, first_bad_seq: seq });
    if (back !== null) await set(back);
  }
});

test('whatever brings the number back finds it suppressed', async () => {
  const suppressed = async () => {
    const { contact } = await account.call('contacts.get', { phone: ZOE });
    expect(contact.consent.suppressed).toBe(true);
    for (const purpose of ['marketing', 'transactional'] as const)
      await expect(account.call('messages.send', { to: ZOE, text: 'Hi', purpose })).rejects.toMatchObject({
        code: 'consent_required',
        data: { reason: 'suppressed' },
      });
    await expect(
      partner.call('partner.send', { external_ref: 'shop', to: ZOE, text: 'Hi', idempotency_key: 'again' }),
    ).rejects.toMatchObject({ code: 'consent_required' });
  };
  const forget = () => account.call('contacts.forget', { phone: ZOE });
  const captured = { ...proof, captured_at: app.clock.now.toISOString() };
  await live();
  await forget();
  for (const purpose of ['marketing', 'transactional'] as const)
    await expect(account.call('messages.send', { to: ZOE, text: 'Hi', purpose })).rejects.toMatchObject({
      code: 'consent_required',
    });

  await account.call('contacts.upsert', { phone: ZOE });
  await suppressed();
  await forget();
  const { warnings } = await account.call('contacts.optIn', { phone: ZOE, ...captured });
  expect(warnings?.map(({ code }) => code)).toEqual(['still_suppressed']);
  await suppressed();
  await forget();
  await account.call('contacts.import', { contacts: [{ phone: ZOE }, { phone: '+12025550177' }], consent: captured });
  await suppressed();
  expect((await account.call('contacts.get', { phone: '+12025550177' })).contact.consent.suppressed).toBe(false);
  await forget();
  await account.call('messages.simulateInbound', { from: ZOE, text: 'STOP' });
  app.clock.advance(1_000);
  const { effects } = await account.call('messages.simulateInbound', { from: ZOE, text: 'START' });
  expect(effects.map(({ kind }) => kind)).toContain('opted_in');
  const { gates } = await account.call('compliance.checkSend', { phone: ZOE, text: 'Hi' });
  expect(gates.find(({ gate }) => gate === 'consent')?.inputs).toMatchObject({ suppressed_by: 'forgotten' });
  await account.call('contacts.upsert', { phone: ZOE });
  await suppressed();
  await app.drain();
  expect(await account.call('compliance.verifyLedger', {})).toMatchObject({ first_bad_seq: null });
});

test('a number that was no contact is forgotten as well, and nothing of other accounts is', async () => {
  const other = await partner.customer('other');
  await other.call('phone-numbers.ensureDefault', {});
  await other.call('contacts.upsert', { phone: ZOE, first_name: 'Neighbour', idempotency_key: 'theirs' });
  await other.call('messages.simulateInbound', { from: ZOE, text: 'To another shop' });
  await account.call('messages.simulateInbound', { from: ZOE, text: 'Trombone' });
  const before = await found(/Neighbour|To another shop/);
  expect(await account.call('contacts.forget', { phone: ZOE })).toMatchObject({
    contact_id: null,
    erased: { inbound_messages: 1 },
  });
  expect(await found(/Trombone/)).toEqual([]);
  expect(await found(/Neighbour|To another shop/)).toEqual(before);
  await other.call('contacts.upsert', { phone: ZOE });
  expect((await other.call('contacts.get', { phone: ZOE })).contact.consent.suppressed).toBe(false);
});

test('a number that was merged and is a contact of its own again stays when its former owner is forgotten', async () => {
  const { contact: winner } = await account.call('contacts.upsert', { phone: ZOE });
  const { contact: loser } = await account.call('contacts.upsert', { phone: BEFORE });
  await account.call('contacts.merge', { winner_id: winner.id, loser_id: loser.id });
  const { contact: own } = await account.call('contacts.upsert', { phone: BEFORE });
  expect(await account.call('contacts.forget', { contact_id: winner.id })).toMatchObject({ numbers: 1 });
  expect((await account.call('contacts.get', { phone: BEFORE })).contact.id).toBe(own.id);
});

test('a text that is with the carrier while its person is forgotten is not handed out again', async () => {
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550105' });
  await account.call('contacts.optIn', { phone: '+12025550105', ...proof });
  const { message_id: id } = await account.call('messages.send', { to: '+12025550105', text: 'Lost on the way' });
  await app.drain();
  const message = async () => (await account.call('messages.get', { message_id: id })).message;
  expect((await message()).state).toBe('submitting');
  await account.call('contacts.forget', { contact_id: contact.id });
  // As the rescue of a lease that ran out does it.
  await app.parts.database.pool.query("UPDATE messages SET state = 'queued', lease_until = NULL WHERE id = $1", [id]);
  await app.drain();
  expect(await message()).toMatchObject({ to: '[erased]', state: 'canceled', state_reason: 'suppressed' });
});

test('a person who is forgotten while a campaign is fanned out is in none of its texts', async () => {
  const rows = Array.from({ length: 1_500 }, (_, at) => ({ phone: `+1303555${String(2_000 + at)}` }));
  for (let at = 0; at < rows.length; at += 500)
    await account.call('contacts.import', { contacts: rows.slice(at, at + 500), consent: proof });
  await partner.call('partner.grantCredits', { external_ref: 'shop', amount: 2_000 });
  await launchCampaign(account, {
    name: 'Spring',
    body: 'Reply STOP to opt out.',
    audience: { include: { all: true } },
  });
  const forgotten = ['+13035552700', '+13035553300'];
  await Promise.all([app.drain(), ...forgotten.map((phone) => account.call('contacts.forget', { phone }))]);
  await app.drain();
  // What was handed over at that very moment is in the books of the carrier.
  const rest = (await found(/3035552700|3035553300/)).filter((row) => !row.startsWith('simulator_submissions'));
  expect(rest).toEqual([]);
});
