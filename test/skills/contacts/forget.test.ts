import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { registerPartner, type TestPartner } from '../../support/partner.ts';
import { untilServed } from '../../support/until-served.ts';

const app = useTestApp();
let partner: TestPartner;
let account: TestAccount;

const ZOE = '+12025550143';
const MERGED = '+12025550147';
const PERSONAL_DATA = /2025550143|2025550147|202-555-0143|Zenobia|Quartermain|zoe@|crm-zoe|Trombone/i;
const proof = { method: 'web_form', source: 'Zenobia at the fair', captured_at: '2026-01-01T00:00:00Z' } as const;

beforeEach(async () => {
  partner = await registerPartner(app);
  account = await partner.customer('shop');
  await account.call('phone-numbers.ensureDefault', {});
});

/** Every row of every table that matches the pattern, as a database dump shows it. */
async function findRows(pattern = PERSONAL_DATA): Promise<string[]> {
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

/** Creates a contact with every kind of personal data that the service stores. */
async function createContactData(): Promise<string> {
  const fields = { first_name: 'Zenobia', last_name: 'Quartermain', email: 'zoe@example.com', external_id: 'crm-zoe' };
  const { contact } = await account.call('contacts.upsert', {
    phone: ZOE,
    ...fields,
    attributes: { plays: 'Trombone' },
    tags: ['VIP'],
    relationship: { kind: 'order', reference: 'Zenobia 1' },
    idempotency_key: 'created +12025550143',
  });
  const evidence = { form: 'signed by Zenobia Quartermain', ip: '203.0.113.9' };
  await account.call('contacts.optIn', { phone: ZOE, ...proof, evidence, idempotency_key: 'in' });
  const { contact: old } = await account.call('contacts.upsert', {
    phone: MERGED,
    first_name: 'Zenobia',
    idempotency_key: 'old',
  });
  await account.call('contacts.optIn', { phone: MERGED, ...proof });
  await account.call('messages.send', { to: MERGED, text: 'Old, Zenobia', idempotency_key: 'old text' });
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
  await account.call('compliance.suppress', { phone: MERGED, idempotency_key: 'suppress' });
  return contact.id;
}

test('contacts.forget removes the contact’s data from every table and keeps balances and logs consistent', async () => {
  const id = await createContactData();
  expect((await findRows()).length).toBeGreaterThan(20);
  const balance = await account.call('billing.balance', {});
  const forgotten = await account.call('contacts.forget', { contact_id: id });
  expect(forgotten).toMatchObject({
    contact_id: id,
    numbers: 2,
    canceled_messages: 1,
    erased: { inbound_messages: 1 },
  });
  expect(forgotten.erased.messages).toBe(5);
  expect(await findRows()).toEqual([]);
  await app.drain();
  expect(await findRows()).toEqual([]);
  expect((await account.call('billing.balance', {})).available).toBe(balance.available + 1);
  const { items } = await account.call('messages.list', {});
  expect(items.map(({ to, text }) => `${to} ${text}`)).toEqual(Array(5).fill('[erased] [erased]'));
  for (const ledger of ['consent', 'audit'] as const)
    expect(await account.call('compliance.verifyLedger', { ledger })).toMatchObject({ ok: true, first_bad_seq: null });
  const events = await partner.events('message.inbound');
  expect(events.map(({ data }) => data)).toMatchObject([{ from: '[erased]', text: '[erased]' }]);
  await expect(account.call('contacts.get', { contact_id: id })).rejects.toMatchObject({ code: -32001 });
});

test('compliance.verifyLedger still finds changed entries after contacts.forget', async () => {
  const id = await createContactData();
  await app.drain();
  await account.call('contacts.forget', { contact_id: id });
  await app.drain();
  const { pool } = app.parts.database;
  const first = await pool.query(
    'SELECT seq FROM consent_entries WHERE account_id = $1 AND forgotten_by IS NOT NULL ORDER BY seq LIMIT 1',
    [account.accountId],
  );
  const { seq } = first.rows[0];
  for (const [change, restore] of [
    ["status = 'opted_out'", "status = 'opted_in'"],
    ["phone = '+12025550111'", "phone = '[erased]'"],
    ["personal_hash = repeat('0', 64)", null],
  ] as const) {
    const set = (sql: string) =>
      pool.query(`UPDATE consent_entries SET ${sql} WHERE account_id = $1 AND seq = $2`, [account.accountId, seq]);
    await set(change);
    expect(await account.call('compliance.verifyLedger', {})).toMatchObject({ ok: false, first_bad_seq: seq });
    if (restore !== null) await set(restore);
  }
});

test('a forgotten number stays suppressed, however it is added again', async () => {
  const expectSuppressed = async () => {
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
  await createContactData();
  await forget();
  for (const purpose of ['marketing', 'transactional'] as const)
    await expect(account.call('messages.send', { to: ZOE, text: 'Hi', purpose })).rejects.toMatchObject({
      code: 'consent_required',
    });

  await account.call('contacts.upsert', { phone: ZOE });
  await expectSuppressed();
  await forget();
  await account.call('contacts.upsert', { phone: ZOE });
  await expect(account.call('contacts.optIn', { phone: ZOE, ...captured })).rejects.toMatchObject({
    data: { reason: 'evidence_older_than_erasure' },
  });
  await expectSuppressed();
  await forget();
  await account.call('contacts.import', { contacts: [{ phone: ZOE }, { phone: '+12025550177' }], consent: captured });
  await expectSuppressed();
  expect((await account.call('contacts.get', { phone: '+12025550177' })).contact.consent.suppressed).toBe(false);
  await forget();
  await account.call('messages.simulateInbound', { from: ZOE, text: 'START' });
  const { effects } = await account.call('messages.simulateInbound', { from: ZOE, text: 'YES' });
  expect(effects).toContainEqual({ kind: 'not_opted_in', detail: 'opt_out_not_simulated' });
  const { gates } = await account.call('compliance.checkSend', { phone: ZOE, text: 'Hi' });
  expect(gates.find(({ gate }) => gate === 'consent')?.inputs).toMatchObject({ suppressed_by: 'forgotten' });
  await account.call('contacts.upsert', { phone: ZOE });
  await expectSuppressed();
  await app.drain();
  expect(await account.call('compliance.verifyLedger', {})).toMatchObject({ first_bad_seq: null });
});

test('contacts.forget also erases a number without contact, and nothing of other accounts', async () => {
  const other = await partner.customer('other');
  await other.call('phone-numbers.ensureDefault', {});
  await other.call('contacts.upsert', { phone: ZOE, first_name: 'Neighbour', idempotency_key: 'theirs' });
  await other.call('messages.simulateInbound', { from: ZOE, text: 'To another shop' });
  await account.call('messages.simulateInbound', { from: ZOE, text: 'Trombone' });
  const before = await findRows(/Neighbour|To another shop/);
  expect(await account.call('contacts.forget', { phone: ZOE })).toMatchObject({
    contact_id: null,
    erased: { inbound_messages: 1 },
  });
  expect(await findRows(/Trombone/)).toEqual([]);
  expect(await findRows(/Neighbour|To another shop/)).toEqual(before);
  await other.call('contacts.upsert', { phone: ZOE });
  expect((await other.call('contacts.get', { phone: ZOE })).contact.consent.suppressed).toBe(false);
});

test('contacts.forget keeps a merged number that is a contact again', async () => {
  const { contact: winner } = await account.call('contacts.upsert', { phone: ZOE });
  const { contact: loser } = await account.call('contacts.upsert', { phone: MERGED });
  await account.call('contacts.merge', { winner_id: winner.id, loser_id: loser.id });
  const { contact: own } = await account.call('contacts.upsert', { phone: MERGED });
  expect(await account.call('contacts.forget', { contact_id: winner.id })).toMatchObject({ numbers: 1 });
  expect((await account.call('contacts.get', { phone: MERGED })).contact.id).toBe(own.id);
});

test('a message submitted to the carrier during contacts.forget is not submitted again', async () => {
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550105' });
  await account.call('contacts.optIn', { phone: '+12025550105', ...proof });
  const { message_id: id } = await account.call('messages.send', { to: '+12025550105', text: 'Lost on the way' });
  await app.drain();
  const message = async () => (await account.call('messages.get', { message_id: id })).message;
  expect((await message()).state).toBe('submitting');
  await account.call('contacts.forget', { contact_id: contact.id });
  // Its lease expires.
  await app.parts.database.pool.query('UPDATE message_leases SET lease_until = $1', [app.clock.now]);
  await app.drain();
  expect(await message()).toMatchObject({ to: '[erased]', state: 'delivery_unconfirmed', state_reason: 'lease_lost' });
});

test('contacts forgotten during the fan-out of a campaign are in none of its messages', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => ({ phone: `+1303555${String(2_000 + index)}` }));
  for (let at = 0; at < rows.length; at += 500)
    await account.call('contacts.import', { contacts: rows.slice(at, at + 500), consent: proof });
  await partner.call('partner.grantCredits', { external_ref: 'shop', amount_credits: 2_000 });
  await launchCampaign(account, {
    name: 'Spring',
    body: 'Reply STOP to opt out.',
    audience: { include: { all: true } },
  });
  const forgotten = ['+13035552700', '+13035553300'];
  await Promise.all([app.drain(), ...forgotten.map((phone) => account.call('contacts.forget', { phone }))]);
  await app.drain();
  // The simulated carrier keeps what was submitted before, like any carrier.
  const rest = (await findRows(/3035552700|3035553300/)).filter((row) => !row.startsWith('simulator_submissions'));
  expect(rest).toEqual([]);
});

const CONCURRENCY = 64;
const RUNS = 3;

/** The tables that contain one of the numbers, with counts. */
async function tablesWith(phones: readonly string[]): Promise<string[]> {
  const { pool } = app.parts.database;
  const digits = phones.map((phone) => phone.slice(1)).join('|');
  const tables = ['messages', 'outbox_events', 'idempotency_keys', 'simulator_submissions', 'contacts'];
  const counts = await Promise.all(
    tables.map(async (name) => {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${name} t WHERE t::text ~ $1`,
        [digits],
      );
      return rows[0]?.count === 0 ? [] : [`${rows[0]?.count} in ${name}`];
    }),
  );
  return counts.flat();
}

const sendBy = {
  'partner.send': (to: string) =>
    partner.call('partner.send', {
      external_ref: 'shop',
      to,
      text: 'Hi',
      purpose: 'transactional',
      idempotency_key: `send ${to}`,
    }),
  'messages.send': (to: string) => account.call('messages.send', { to, text: 'Hi', purpose: 'transactional' }),
} as const;

test.each(['partner.send', 'messages.send'] as const)(
  'nothing remains of contacts that are forgotten while %s sends to them',
  async (skill) => {
    await partner.call('partner.grantCredits', { external_ref: 'shop', amount_credits: 4_000 });
    const send = sendBy[skill];
    let refused = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const first = (skill === 'partner.send' ? 5_550_000 : 5_560_000) + run * CONCURRENCY;
      const phones = Array.from({ length: CONCURRENCY }, (_, index) => `+1404${first + index}`);
      await account.call('contacts.import', {
        contacts: phones.map((phone) => ({ phone })),
        relationship: { kind: 'order' },
      });
      const sends = phones.map((phone) =>
        untilServed<unknown>(() => send(phone)).catch((error: { code?: unknown }) => {
          expect(error).toMatchObject({ code: 'consent_required' });
          refused += 1;
        }),
      );
      const forgets = phones.map((phone) => untilServed(() => account.call('contacts.forget', { phone })));
      await Promise.all([...sends, ...forgets]);
      expect(await tablesWith(phones)).toEqual([]);
    }
    // Some sends must come first, or the race was not tested.
    expect(refused).toBeLessThan(RUNS * CONCURRENCY);
  },
  120_000,
);
