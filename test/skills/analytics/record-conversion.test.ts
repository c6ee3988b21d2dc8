import { type TestAccount, useTestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';
import { insertMessage } from '../../support/sent-messages.ts';

const app = useTestApp();
let account: TestAccount;
let contactId: string;

const ADA = '+12025550143';
const BOB = '+12025550144';
const PURCHASE = { event: 'purchase', value_minor: 4200, currency: 'USD' } as const;
const ORDER = { ...PURCHASE, external_id: 'order-1001' } as const;

beforeEach(async () => {
  account = await app.account();
  contactId = (await account.call('contacts.upsert', { phone: ADA })).contact.id;
});

type Params = Readonly<Record<string, unknown>>;
const record = (params: Params, caller = account) =>
  caller.call('analytics.recordConversion', { contact_id: contactId, event: 'purchase', ...params });
const stored = async () =>
  (
    await app.parts.database.pool.query(
      `SELECT id, contact_id, event, value_minor, currency, occurred_at, external_id, source_id, message_id, campaign_id, delivered_at, created_at
         FROM conversions WHERE account_id = $1 ORDER BY id`,
      [account.accountId],
    )
  ).rows;
const storedParams = async () =>
  (await stored()).map(({ contact_id, event, value_minor, currency, external_id }) => {
    return { contact_id, event, value_minor, currency, external_id };
  });
const add = async (phone: string) => (await account.call('contacts.upsert', { phone })).contact.id;
const ahead = (ms: number): string => new Date(app.clock.now.getTime() + ms).toISOString();

test('analytics.recordConversion stores what it returns', async () => {
  const { source } = await account.call('sources.create', {
    name: 'Checkout',
    method: 'checkout',
    disclosure_text: 'You agree to get texts from us. Reply STOP to end them.',
  });
  await account.call('contacts.optIn', { phone: ADA, source_id: source.id, captured_at: '2026-01-01T00:00:00Z' });
  const delivered = new Date(ahead(-3_600_000));
  const messageId = await insertMessage(app, account, { to: ADA, at: delivered, campaignId: 'cmp_of_it' });
  const answer = await record({ ...ORDER, occurred_at: ahead(-60_000) });
  expect(answer).toEqual({
    conversion_id: expect.stringMatching(/^cnv_[0-9a-z]{26}$/),
    contact_id: contactId,
    created: true,
    source_id: source.id,
    settings_version: 1,
    history_only: false,
    attributed: [
      {
        message_id: messageId,
        campaign_id: 'cmp_of_it',
        journey_id: null,
        link_id: null,
        kind: 'delivery',
        share: 1,
        value_minor: 4200,
        touched_at: delivered.toISOString(),
        rule: 'last_delivery_24h',
      },
    ],
  });
  expect(await stored()).toEqual([
    {
      id: answer.conversion_id,
      contact_id: contactId,
      ...ORDER,
      occurred_at: new Date(ahead(-60_000)),
      source_id: source.id,
      message_id: messageId,
      campaign_id: 'cmp_of_it',
      delivered_at: delivered,
      created_at: app.clock.now,
    },
  ]);
});

test('analytics.recordConversion needs only an event, and then records it now, without value and attribution', async () => {
  const answer = await record({ event: 'trial.started' });
  expect(answer).toMatchObject({ created: true, source_id: null, attributed: [] });
  expect(await stored()).toMatchObject([
    { event: 'trial.started', value_minor: null, currency: null, occurred_at: app.clock.now, external_id: null },
  ]);
  expect((await record({ event: 'trial.started' })).conversion_id).not.toBe(answer.conversion_id);
});

test('analytics.recordConversion accepts phone numbers in national format with a default country', async () => {
  const { contact } = await account.call('contacts.upsert', { phone: '+33612345678' });
  const by = (params: Record<string, unknown>) => record({ contact_id: undefined, ...params });
  expect(await by({ phone: '(202) 555-0143' })).toMatchObject({ contact_id: contactId });
  expect(await by({ phone: '06 12 34 56 78', default_country: 'FR' })).toMatchObject({ contact_id: contact.id });
});

test('analytics.recordConversion responds to contacts of other accounts as to unknown contacts', async () => {
  const other = await app.account();
  const { contact } = await other.call('contacts.upsert', { phone: BOB });
  for (const who of [{ contact_id: contact.id }, { contact_id: `${contactId.slice(0, -4)}zzzz` }, { phone: BOB }])
    await expect(record({ contact_id: undefined, ...who })).rejects.toMatchObject({
      code: -32001,
      message: '-32001: There is no such contact in this account.',
    });
  expect(await stored()).toEqual([]);
});

test.each<[string, Params, string]>([
  ['contact_id and phone', { phone: ADA }, '/contact_id'],
  ['neither contact_id nor phone', { contact_id: undefined }, '/contact_id'],
  ['an invalid phone number', { contact_id: undefined, phone: '12' }, '/phone'],
  ['no event', { event: undefined }, '/event'],
  ['an event with spaces', { event: 'A purchase' }, '/event'],
  ['a value without currency', { value_minor: 100 }, '/currency'],
  ['a currency without a value', { currency: 'USD' }, '/currency'],
  ['an invalid currency', { value_minor: 100, currency: 'usd' }, '/currency'],
  ['a negative value', { value_minor: -1, currency: 'USD' }, '/value_minor'],
  ['a fractional value', { value_minor: 0.5, currency: 'USD' }, '/value_minor'],
  ['a value above the maximum', { value_minor: 1e12 + 1, currency: 'USD' }, '/value_minor'],
  ['an invalid time', { occurred_at: 'yesterday' }, '/occurred_at'],
])('analytics.recordConversion rejects %s, names the param and writes nothing', async (_what, params, path) => {
  await expect(record(params)).rejects.toMatchObject({ code: -32602, data: { field_errors: [{ path }] } });
  expect(await stored()).toEqual([]);
});

test('analytics.recordConversion accepts times up to five minutes in the future', async () => {
  expect(await record({ occurred_at: ahead(300_000) })).toMatchObject({ created: true });
  await expect(record({ occurred_at: ahead(300_001) })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/occurred_at' }] },
  });
  expect(await stored()).toHaveLength(1);
});

test('a repeated external_id returns the first conversion, even if a message was delivered since', async () => {
  const first = await record(ORDER);
  app.clock.advance(1_000);
  await insertMessage(app, account, { to: ADA, at: app.clock.now });
  app.clock.advance(1_000);
  expect(await record(ORDER)).toEqual({ ...first, created: false });
  expect(await record({ ...ORDER, contact_id: undefined, phone: ADA })).toEqual({ ...first, created: false });
  expect(await stored()).toHaveLength(1);
});

test('sixteen concurrent calls with one external_id record one conversion and all return it', async () => {
  const concurrently = (order: Params) => Promise.all(Array.from({ length: 16 }, () => record(order)));
  // Opens the database connections, so that the calls below run concurrently.
  await concurrently({ ...ORDER, external_id: 'order-1000' });
  const answers = await concurrently(ORDER);
  expect(new Set(answers.map(({ conversion_id: id }) => id)).size).toBe(1);
  expect(answers.filter(({ created }) => created)).toHaveLength(1);
  expect(await stored()).toHaveLength(2);
});

test.each([
  ['COMMIT', { conversion_id: 'cnv_faster', created: false }],
  ['ROLLBACK', { conversion_id: expect.stringMatching(/^cnv_[0-9a-z]{26}$/), created: true }],
])('a call waits for a concurrent transaction with the same external_id to end with %s', async (end, expected) => {
  const { pool } = app.parts.database;
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query(
    `INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, created_at)
     VALUES ($1, 'cnv_faster', $1, $2, 'purchase', 4200, 'USD', $3, 'order-1001', $3)`,
    [account.accountId, contactId, app.clock.now],
  );
  const second = record(ORDER);
  await untilSomebodyWaits(pool);
  await other.query(end);
  other.release();
  expect(await second).toMatchObject(expected);
  expect(await stored()).toHaveLength(1);
});

test.each<[string, Params]>([
  ['value_minor', { value_minor: 4201 }],
  ['value_minor,currency', { value_minor: undefined, currency: undefined }],
  ['currency', { currency: 'EUR' }],
  ['event', { event: 'refund' }],
  ['occurred_at', { occurred_at: '2026-01-01T00:00:00Z' }],
])('a repeated external_id with another %s is rejected and changes nothing', async (field, changed) => {
  const first = await record(ORDER);
  const before = await stored();
  await expect(record({ ...ORDER, ...changed })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'external_id_taken', conversion_id: first.conversion_id, differs: field.split(',') },
  });
  expect(await stored()).toEqual(before);
});

test('an external_id belongs to one contact within an account, but other accounts can use it', async () => {
  await record(ORDER);
  const { contact } = await account.call('contacts.upsert', { phone: BOB });
  await expect(record({ ...ORDER, contact_id: contact.id })).rejects.toMatchObject({
    code: -32002,
    data: { differs: ['contact_id'], next_actions: [{ params: { contact_id: contactId } }] },
  });
  const other = await app.account();
  const theirs = await other.call('contacts.upsert', { phone: ADA });
  expect(await record({ ...ORDER, contact_id: theirs.contact.id, value_minor: 1 }, other)).toMatchObject({
    created: true,
  });
});

test('a dry run of analytics.recordConversion returns the same result and writes nothing', async () => {
  expect(await record({ ...ORDER, dry_run: true })).toMatchObject({ created: true, dry_run: true });
  expect(await stored()).toEqual([]);
  expect(await record(ORDER)).toMatchObject({ created: true });
  expect(await record({ ...ORDER, dry_run: true })).toMatchObject({ created: false, dry_run: true });
});

test('contacts.merge moves the conversions of the loser, with their external ids, to the winner', async () => {
  const [winner, loser, other] = [contactId, await add(BOB), await add('+12025550145')];
  const first = await record({ contact_id: loser, ...PURCHASE, external_id: 'order-1' });
  await record({ contact_id: winner, ...PURCHASE });
  await record({ contact_id: other, ...PURCHASE });
  await account.call('contacts.merge', { winner_id: winner, loser_id: loser });
  expect((await storedParams()).map(({ contact_id: id }) => id)).toEqual([winner, winner, other]);
  expect(await record({ contact_id: winner, ...PURCHASE, external_id: 'order-1' })).toEqual({
    ...first,
    contact_id: winner,
    created: false,
  });
  const { items } = await account.call('contacts.timeline', { contact_id: winner });
  expect(items.filter(({ kind }) => kind === 'conversion')).toHaveLength(2);
});

test('contacts.forget removes the contact and external id from its conversions and keeps their values', async () => {
  const [ada, other] = [contactId, await add(BOB)];
  await record({ contact_id: ada, ...PURCHASE, external_id: 'order of Ada' });
  await record({ contact_id: other, ...PURCHASE, external_id: 'order-2' });
  await account.call('contacts.forget', { contact_id: ada });
  expect(await storedParams()).toEqual([
    { ...PURCHASE, contact_id: null, external_id: null },
    { ...PURCHASE, contact_id: other, external_id: 'order-2' },
  ]);
});

test('contacts.forget removes the contact from conversions of merged contacts too', async () => {
  const [winner, loser] = [contactId, await add(BOB)];
  await record({ contact_id: loser, ...PURCHASE, external_id: 'order of the loser' });
  await account.call('contacts.merge', { winner_id: winner, loser_id: loser });
  await account.call('contacts.forget', { contact_id: winner });
  expect(await storedParams()).toEqual([{ ...PURCHASE, contact_id: null, external_id: null }]);
});

test('a conversion is rejected if its contact is forgotten by a concurrent transaction', async () => {
  const ada = contactId;
  const { pool } = app.parts.database;
  const erasing = await pool.connect();
  // The first and last statements of an erasure; the call in between waits for its end.
  await erasing.query('BEGIN');
  await erasing.query('SELECT id FROM contacts WHERE id = $1 FOR UPDATE', [ada]);
  const rejected = expect(record({ contact_id: ada, ...PURCHASE })).rejects.toMatchObject({ code: -32001 });
  await untilSomebodyWaits(pool);
  await erasing.query('DELETE FROM contacts WHERE id = $1', [ada]);
  await erasing.query('COMMIT');
  erasing.release();
  await rejected;
  expect(await storedParams()).toEqual([]);
});
