import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';
import { writeText } from './support/texts.ts';

let app: TestApp;
let account: TestAccount;
let contactId: string;

const ADA = '+12025550143';
const BOB = '+12025550144';
const ORDER = { event: 'purchase', value_minor: 4200, currency: 'USD', external_id: 'order-1001' } as const;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  account = await app.account();
  contactId = (await account.call('contacts.upsert', { phone: ADA })).contact.id;
});

type Given = Readonly<Record<string, unknown>>;
const record = (params: Given, caller = account) =>
  caller.call('analytics.recordConversion', { contact_id: contactId, event: 'purchase', ...params });
const stored = async () =>
  (
    await app.parts.database.pool.query(
      `SELECT id, contact_id, event, value_minor, currency, occurred_at, external_id, source_id, message_id, campaign_id, delivered_at, created_at
         FROM conversions WHERE account_id = $1 ORDER BY id`,
      [account.accountId],
    )
  ).rows;
const ahead = (ms: number): string => new Date(app.clock.now.getTime() + ms).toISOString();

test('what is answered is what is stored, to the last field', async () => {
  const { source } = await account.call('sources.create', {
    name: 'Checkout',
    method: 'checkout',
    disclosure_text: 'You agree to get texts from us. Reply STOP to end them.',
  });
  await account.call('contacts.optIn', { phone: ADA, source_id: source.id, captured_at: '2026-01-01T00:00:00Z' });
  const delivered = new Date(ahead(-3_600_000));
  const messageId = await writeText(app, account, { to: ADA, at: delivered, campaignId: 'cmp_of_it' });
  const answer = await record({ ...ORDER, occurred_at: ahead(-60_000) });
  expect(answer).toEqual({
    conversion_id: expect.stringMatching(/^cnv_[0-9a-z]{26}$/),
    contact_id: contactId,
    created: true,
    source_id: source.id,
    attributed: [
      {
        message_id: messageId,
        campaign_id: 'cmp_of_it',
        delivered_at: delivered.toISOString(),
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

test('an event alone is a conversion: of now, without a value, put down to nothing', async () => {
  const answer = await record({ event: 'trial.started' });
  expect(answer).toMatchObject({ created: true, source_id: null, attributed: [] });
  expect(await stored()).toMatchObject([
    { event: 'trial.started', value_minor: null, currency: null, occurred_at: app.clock.now, external_id: null },
  ]);
  expect((await record({ event: 'trial.started' })).conversion_id).not.toBe(answer.conversion_id);
});

test('a contact is found by its number as people write it, in the country that is given', async () => {
  const { contact } = await account.call('contacts.upsert', { phone: '+33612345678' });
  const by = (params: Record<string, unknown>) => record({ contact_id: undefined, ...params });
  expect(await by({ phone: '(202) 555-0143' })).toMatchObject({ contact_id: contactId });
  expect(await by({ phone: '06 12 34 56 78', default_country: 'FR' })).toMatchObject({ contact_id: contact.id });
});

test('who is no contact of this account has no conversions, and the answer says nothing more', async () => {
  const other = await app.account();
  const { contact } = await other.call('contacts.upsert', { phone: BOB });
  for (const who of [{ contact_id: contact.id }, { contact_id: `${contactId.slice(0, -4)}zzzz` }, { phone: BOB }])
    await expect(record({ contact_id: undefined, ...who })).rejects.toMatchObject({
      code: -32001,
      message: '-32001: There is no such contact in this account.',
    });
  expect(await stored()).toEqual([]);
});

test.each<[string, Given, string]>([
  ['both ways of naming the contact', { phone: ADA }, '/contact_id'],
  ['neither', { contact_id: undefined }, '/contact_id'],
  ['a number that is none', { contact_id: undefined, phone: '12' }, '/phone'],
  ['no event', { event: undefined }, '/event'],
  ['an event that is no name', { event: 'A purchase' }, '/event'],
  ['a value in no currency', { value_minor: 100 }, '/currency'],
  ['a currency without a value', { currency: 'USD' }, '/currency'],
  ['a currency that is none', { value_minor: 100, currency: 'usd' }, '/currency'],
  ['a value below nothing', { value_minor: -1, currency: 'USD' }, '/value_minor'],
  ['a value of half a cent', { value_minor: 0.5, currency: 'USD' }, '/value_minor'],
  ['a value beyond all others', { value_minor: 1e12 + 1, currency: 'USD' }, '/value_minor'],
  ['a moment that is none', { occurred_at: 'yesterday' }, '/occurred_at'],
])('%s is refused by name, and nothing is written', async (_what, params, path) => {
  await expect(record(params)).rejects.toMatchObject({ code: -32602, data: { field_errors: [{ path }] } });
  expect(await stored()).toEqual([]);
});

test('a moment may be five minutes ahead, for clocks differ, and not a millisecond more', async () => {
  expect(await record({ occurred_at: ahead(300_000) })).toMatchObject({ created: true });
  await expect(record({ occurred_at: ahead(300_001) })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/occurred_at' }] },
  });
  expect(await stored()).toHaveLength(1);
});

test('the same order is recorded once: who repeats it gets the first answer, whatever has arrived meanwhile', async () => {
  const first = await record(ORDER);
  app.clock.advance(1_000);
  await writeText(app, account, { to: ADA, at: app.clock.now });
  app.clock.advance(1_000);
  expect(await record(ORDER)).toEqual({ ...first, created: false });
  expect(await record({ ...ORDER, contact_id: undefined, phone: ADA })).toEqual({ ...first, created: false });
  expect(await stored()).toHaveLength(1);
});

test('the same order sixteen times at once is one conversion, and everybody is told the same one', async () => {
  const atOnce = (order: Given) => Promise.all(Array.from({ length: 16 }, () => record(order)));
  // The first sixteen come one by one, as the connections are made.
  await atOnce({ ...ORDER, external_id: 'order-1000' });
  const answers = await atOnce(ORDER);
  expect(new Set(answers.map(({ conversion_id: id }) => id)).size).toBe(1);
  expect(answers.filter(({ created }) => created)).toHaveLength(1);
  expect(await stored()).toHaveLength(2);
});

test.each([
  ['COMMIT', { conversion_id: 'cnv_faster', created: false }],
  ['ROLLBACK', { conversion_id: expect.stringMatching(/^cnv_[0-9a-z]{26}$/), created: true }],
])('an order that somebody else is just recording waits for the end of that: %s', async (end, told) => {
  const { pool } = app.parts.database;
  const faster = await pool.connect();
  await faster.query('BEGIN');
  await faster.query(
    `INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, created_at)
     VALUES ($1, 'cnv_faster', $1, $2, 'purchase', 4200, 'USD', $3, 'order-1001', $3)`,
    [account.accountId, contactId, app.clock.now],
  );
  const second = record(ORDER);
  await untilSomebodyWaits(pool);
  await faster.query(end);
  faster.release();
  expect(await second).toMatchObject(told);
  expect(await stored()).toHaveLength(1);
});

test.each<[string, Given]>([
  ['value_minor', { value_minor: 4201 }],
  ['value_minor,currency', { value_minor: undefined, currency: undefined }],
  ['currency', { currency: 'EUR' }],
  ['event', { event: 'refund' }],
  ['occurred_at', { occurred_at: '2026-01-01T00:00:00Z' }],
])('an order that was recorded with another %s is refused, and the first stays as it was', async (field, other) => {
  const first = await record(ORDER);
  const before = await stored();
  await expect(record({ ...ORDER, ...other })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'external_id_taken', conversion_id: first.conversion_id, differs: field.split(',') },
  });
  expect(await stored()).toEqual(before);
});

test('an order of somebody else is refused too, and an order of another account is none of ours', async () => {
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

test('a rehearsal answers as the call would and writes nothing, so the order is still to be recorded', async () => {
  expect(await record({ ...ORDER, dry_run: true })).toMatchObject({ created: true, dry_run: true });
  expect(await stored()).toEqual([]);
  expect(await record(ORDER)).toMatchObject({ created: true });
  expect(await record({ ...ORDER, dry_run: true })).toMatchObject({ created: false, dry_run: true });
});
