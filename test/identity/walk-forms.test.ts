import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '../../src/domain/durations.ts';
import { createNumberHasher } from '../../src/platform/crypto/number-hasher.ts';
import { receiveInbound } from '../../src/sending/inbound/receive-inbound.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';

const app = useTestApp();
let account: TestAccount;

/** Two forms of one phone in Gabon, both of which a version before stored as a contact. */
const OTHER = '+24106031234';
const PHONE = '+24166031234';
const proof = { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' } as const;
const KINDS =
  'contacts, conversations, suppressions, program_consents, relationships, number_lookups, hygiene_findings, message_queue';

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;

beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});

/** A contact as a version before stored it: no call stores this form any more. */
async function addOther(fields: Record<string, unknown> = {}): Promise<string> {
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550143', ...fields });
  await query('UPDATE contacts SET phone = $2 WHERE tenant_id = $1 AND id = $3', account.accountId, OTHER, contact.id);
  return contact.id;
}

/** The statement of the migration, with which an upgrade begins. */
const beginWalk = () =>
  query(
    `INSERT INTO phone_form_walks (tenant_id, kind, walked_to, walks, due_at)
     SELECT $1, trim(kind), '', 0, now() FROM unnest(string_to_array($2, ',')) AS kind`,
    account.accountId,
    KINDS,
  );

async function walk(): Promise<void> {
  await beginWalk();
  await app.drain();
}

const contactsOf = async () => (await account.call('contacts.list', {})).items;
const verify = async () => {
  await app.drain();
  return account.call('compliance.verifyLedger', {});
};

const STATES = ['opted_in', 'none', 'opted_out'] as const;
async function setConsent(contactId: string, state: (typeof STATES)[number]): Promise<void> {
  if (state !== 'none') await account.call('contacts.optIn', { contact_id: contactId, ...proof });
  if (state === 'opted_out') await account.call('contacts.optOut', { contact_id: contactId });
}

test.each(STATES.flatMap((canonical) => STATES.map((other) => ({ canonical, other }))))(
  'contacts with both forms of a number, $canonical and $other, become one with the stricter consent of both',
  async ({ canonical, other }) => {
    const kept = (await account.call('contacts.upsert', { phone: PHONE, first_name: 'Ada' })).contact.id;
    const gone = await addOther({ last_name: 'Obame', external_id: 'crm-7', tags: ['VIP'] });
    await setConsent(gone, other);
    await setConsent(kept, canonical);
    const { list } = await account.call('lists.create', { name: 'News' });
    await account.call('lists.addContacts', { list_id: list.id, contact_ids: [gone] });

    await walk();

    const [contact, ...more] = await contactsOf();
    expect(more).toEqual([]);
    expect(contact).toMatchObject({
      id: kept,
      phone: PHONE,
      first_name: 'Ada',
      last_name: 'Obame',
      external_id: 'crm-7',
    });
    const status = [canonical, other].includes('opted_out') ? 'opted_out' : canonical;
    expect(contact?.consent).toMatchObject({ status, suppressed: status === 'opted_out' });
    expect((await account.call('contacts.list', { list_id: list.id })).items).toHaveLength(1);
    expect(await verify()).toMatchObject({ ok: true, deviating_contacts: [] });
    for (const phone of [PHONE, OTHER]) {
      const { items } = await account.call('contacts.consentHistory', { phone });
      expect(new Set(items.map((entry) => entry.phone)).has(OTHER)).toBe(true);
      expect((await account.call('contacts.get', { phone })).contact.id).toBe(kept);
    }
  },
);

test.each(STATES)(
  'a contact in the other form, %s, continues in the canonical form with its consent',
  async (state) => {
    const id = await addOther();
    await setConsent(id, state);
    await walk();
    expect(await contactsOf()).toMatchObject([{ id, phone: PHONE, country: 'GA', consent: { status: state } }]);
    expect(await verify()).toMatchObject({ ok: true, deviating_contacts: [] });
    const { items } = await account.call('contacts.consentHistory', { phone: PHONE });
    const forms = items.map((entry) => entry.phone);
    if (state !== 'none') expect([...new Set(forms)].sort()).toEqual([OTHER, PHONE]);
  },
);

test('messages, conversations and notes of both forms are those of one contact, also when the walk is repeated', async () => {
  const { contact } = await account.call('contacts.upsert', { phone: PHONE });
  const say = (text: string) => account.call('messages.simulateInbound', { from: PHONE, text });
  await say('First');
  const { items: threads } = await account.call('inbox.list', {});
  await account.call('inbox.addNote', { conversation_id: String(threads[0]?.id), text: 'A note', author: 'maria' });
  await account.call('inbox.assign', { conversation_id: String(threads[0]?.id), assignee: 'maria' });
  for (const [table, column] of [
    ['conversations', 'phone'],
    ['inbound_messages', 'from_phone'],
  ])
    await query(`UPDATE ${table} SET ${column} = $2 WHERE tenant_id = $1`, account.accountId, OTHER);
  await say('Second');
  await account
    .call('messages.send', { to: PHONE, text: 'Your code is 1234', purpose: 'transactional' })
    .catch(() => null);
  await walk();
  const [thread, ...more] = (await account.call('inbox.list', {})).items;
  expect(more).toEqual([]);
  expect(thread).toMatchObject({ phone: PHONE, contact_id: contact.id, assignee: 'maria', unread: 2 });
  const texts = (await account.call('inbox.get', { conversation_id: String(thread?.id) })).items.map(
    ({ text }) => text,
  );
  expect(texts).toEqual(expect.arrayContaining(['First', 'Second']));
  expect((await account.call('inbox.notes', { conversation_id: String(thread?.id) })).items).toHaveLength(1);
  app.clock.advance(25 * HOUR_MS);
  await app.drain();
  expect((await account.call('inbox.list', {})).items).toEqual([
    expect.objectContaining({ id: thread?.id, unread: 2 }),
  ]);
  expect(
    await query('SELECT FROM phone_form_walks WHERE tenant_id = $1 AND due_at IS NOT NULL', account.accountId),
  ).toEqual([]);
});

test('a suppression of either form blocks the number, and START lifts a STOP that was sent from the other form', async () => {
  const id = await addOther();
  await account.call('contacts.optIn', { contact_id: id, ...proof });
  // The STOP that a version before took from the other form.
  await query(
    `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at) VALUES ($1, $1, $2, 'all', 'keyword', now())`,
    account.accountId,
    OTHER,
  );
  await walk();
  const forms = 'SELECT phone FROM suppressions WHERE tenant_id = $1 ORDER BY phone';
  expect(await query(forms, account.accountId)).toEqual([{ phone: OTHER }, { phone: PHONE }]);
  expect(await contactsOf()).toMatchObject([{ id, phone: PHONE, consent: { suppressed: true } }]);
  await account.call('messages.simulateInbound', { from: PHONE, text: 'START' });
  expect(await query(forms, account.accountId)).toEqual([]);
  app.clock.advance(25 * HOUR_MS);
  await app.drain();
  expect(await query(forms, account.accountId)).toEqual([]);
});

test('a STOP ends messages to a contact that the walk has not reached', async () => {
  const id = await addOther();
  await account.call('contacts.optIn', { contact_id: id, ...proof });
  const { items } = await account.call('phone-numbers.list', {});
  const stop = { carrierMessageId: 'SM1', from: PHONE, to: String(items[0]?.phone), text: 'STOP' };
  await receiveInbound(
    app.parts.database,
    { ...stop, receivedAt: app.clock.now },
    app.clock.now,
    createNumberHasher([randomBytes(32)]),
  );
  expect(await contactsOf()).toMatchObject([{ id, phone: PHONE, consent: { status: 'opted_out', suppressed: true } }]);
});

test('messages that wait for a number are canceled when it is suppressed in the other form', async () => {
  const { contact } = await account.call('contacts.upsert', { phone: PHONE });
  const number = (await account.call('phone-numbers.list', {})).items[0];
  await query(
    `WITH waiting AS (
       INSERT INTO messages (tenant_id, id, account_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, due_at, carrier, created_at)
       VALUES ($1, 'msg_01jd0000000000000000000077', $1, $2, $3, $4, $5, 'Hello', 'GSM-7', 1, 0, 'transactional', 'scheduled', $6, 'simulator', now()) RETURNING id)
     INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single) SELECT $1, id, $3, $6, true FROM waiting`,
    ...[account.accountId, contact.id, number?.id, number?.phone, PHONE, new Date(app.clock.now.getTime() + HOUR_MS)],
  );
  await query(
    `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at) VALUES ($1, $1, $2, 'all', 'keyword', now())`,
    account.accountId,
    OTHER,
  );
  await walk();
  const { items } = await account.call('messages.list', { contact_id: contact.id });
  expect(items).toMatchObject([{ state: 'canceled', state_reason: 'suppressed' }]);
});

test('a walk ends when a table has more numbers than one page joins', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => `+2410603${String(index).padStart(4, '0')}`);
  await query(
    `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at)
     SELECT $1, $1, phone, 'account', 'do_not_contact', now() FROM unnest($2::text[]) AS phone`,
    account.accountId,
    rows,
  );
  await walk();
  const [count] = await query(
    "SELECT count(*)::int AS canonical FROM suppressions WHERE tenant_id = $1 AND phone LIKE '+2416603%'",
    account.accountId,
  );
  expect(count).toEqual({ canonical: 120 });
});
