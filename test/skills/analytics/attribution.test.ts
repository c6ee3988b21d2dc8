import { findDeliveries } from '../../../src/measures/attribution/touches.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { createSource } from '../../support/create-source.ts';
import { explain } from '../../support/explain.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { registerPartner } from '../../support/partner.ts';
import { insertMessage } from '../../support/sent-messages.ts';

const app = useTestApp({}, 'drained', undefined, 'own');
let account: TestAccount;
let contactId: string;

const ADA = '+12025550143';
const BOB = '+12025550144';
const HOUR = 3_600_000;
const proof = { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' } as const;

beforeEach(async () => {
  account = await app.account();
  contactId = (await account.call('contacts.upsert', { phone: ADA, relationship: { kind: 'order' } })).contact.id;
});

const at = (ms: number): Date => new Date(app.clock.now.getTime() + ms);
const deliver = (ms: number, more: Partial<Parameters<typeof insertMessage>[2]> = {}, sender = account) =>
  insertMessage(app, sender, { to: ADA, at: at(ms), ...more });
const record = (more: Record<string, unknown> = {}) =>
  account.call('analytics.recordConversion', { contact_id: contactId, event: 'purchase', ...more });
const attributedTo = async (more: Record<string, unknown> = {}) =>
  (await record(more)).attributed.map(({ message_id: id }) => id);

describe('the message that a conversion is attributed to', () => {
  test('is the last delivered one, independent of the order in which messages were created', async () => {
    await deliver(-2 * HOUR);
    const last = await deliver(-HOUR);
    await deliver(-3 * HOUR);
    expect(await attributedTo()).toEqual([last]);
  });

  test('was delivered, and not after the conversion', async () => {
    const before = await deliver(-2 * HOUR);
    await deliver(-HOUR + 1);
    for (const state of ['undelivered', 'failed', 'sent', 'delivery_unconfirmed', 'canceled'])
      await deliver(-HOUR - 1, { state });
    expect(await attributedTo({ occurred_at: at(-HOUR).toISOString() })).toEqual([before]);
  });

  test('has any purpose except a reply to a keyword', async () => {
    const transactional = await deliver(-HOUR, { purpose: 'transactional' });
    await deliver(-HOUR + 1, { purpose: 'reply' });
    expect(await attributedTo()).toEqual([transactional]);
  });

  test('was delivered at most 24 hours before the conversion', async () => {
    const message = await deliver(-24 * HOUR);
    expect(await attributedTo()).toEqual([message]);
    expect(await attributedTo({ occurred_at: at(1).toISOString() })).toEqual([]);
  });

  test('was sent to a number of the contact, and by the same account', async () => {
    const partner = await registerPartner(app);
    account = await partner.customer('shop');
    const sibling = await partner.customer('sibling');
    contactId = (await account.call('contacts.upsert', { phone: ADA, relationship: { kind: 'order' } })).contact.id;
    await deliver(-HOUR, { to: BOB });
    await deliver(-HOUR, {}, sibling);
    await deliver(-HOUR, {}, await app.account());
    expect(await attributedTo()).toEqual([]);
    const own = await deliver(-2 * HOUR);
    expect(await attributedTo()).toEqual([own]);
  });

  test('can be a message to a merged number, until that number is a contact again', async () => {
    const { contact } = await account.call('contacts.upsert', { phone: BOB });
    const message = await deliver(-HOUR, { to: BOB });
    await account.call('contacts.merge', { winner_id: contactId, loser_id: contact.id });
    expect(await attributedTo()).toEqual([message]);
    await account.call('contacts.upsert', { phone: BOB });
    expect(await attributedTo()).toEqual([]);
  });

  test('is returned with its campaign', async () => {
    await account.call('phone-numbers.ensureDefault', {});
    await account.call('contacts.optIn', { phone: ADA, ...proof });
    const campaign = await launchCampaign(account, {
      name: 'Spring',
      body: 'Ten off. Reply STOP to opt out.',
      audience: { include: { all: true } },
    });
    await app.drain();
    app.clock.advance(5_000);
    await app.drain();
    const { items } = await account.call('messages.list', {});
    expect(items).toMatchObject([{ state: 'delivered' }]);
    app.clock.advance(HOUR);
    expect((await record()).attributed).toEqual([
      {
        message_id: items[0]?.id,
        campaign_id: campaign.id,
        journey_id: null,
        link_id: null,
        kind: 'delivery',
        share: 1,
        value_minor: null,
        touched_at: items[0]?.finalized_at,
        rule: 'last_delivery_24h',
      },
    ]);
  });

  test('is found by reading only the messages to the contact’s numbers', async () => {
    const { pool } = app.parts.database;
    await pool.query(
      `INSERT INTO messages (tenant_id, id, account_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state,
         due_at, carrier, created_at, finalized_at)
       SELECT $1, 'msg_' || lpad(n::text, 26, '0'), $1, 'num_none', '+12025552143', '+1303' || lpad((n % 5000)::text, 7, '0'), 'Hello', 'GSM-7',
              1, 1, 'marketing', 'delivered', $2, 'simulator', $2, $2
         FROM generate_series(1, 20000) n`,
      [account.accountId, at(-HOUR)],
    );
    for (const statistics of ['none', 'fresh']) {
      if (statistics === 'fresh') await pool.query('ANALYZE messages');
      const { plan, maxRows } = await explain(pool, findDeliveries, [
        account.accountId,
        account.accountId,
        ['+13030000007', '+13030000008'],
        app.clock.now,
        24,
        100,
      ]);
      expect(plan).toContain('"messages_number_idx"');
      expect(plan).not.toContain('Seq Scan');
      expect(maxRows).toBe(8);
    }
  });
});

describe('the source that a conversion is attributed to', () => {
  let sources: Record<'till' | 'form', string>;
  const create = (name: string) => createSource(account, name);
  const optIn = (sourceId: string, phone = ADA) =>
    account.call('contacts.optIn', { phone, source_id: sourceId, captured_at: app.clock.now.toISOString() });
  const sourceOf = async (at: Date) => (await record({ occurred_at: at.toISOString() })).source_id;

  beforeEach(async () => {
    sources = { till: await create('Till'), form: await create('Form') };
  });

  test('is the source of the last opt-in before the conversion, and later opt-ins do not change it', async () => {
    const start = at(-1);
    await optIn(sources.till);
    app.clock.advance(HOUR);
    const between = at(-1);
    await optIn(sources.form);
    const then = app.clock.now;
    expect(await sourceOf(start)).toBeNull();
    expect(await sourceOf(between)).toBe(sources.till);
    expect(await sourceOf(then)).toBe(sources.form);
    const order = { external_id: 'order-1', occurred_at: between.toISOString() };
    const first = await record(order);
    expect(await record(order)).toEqual({ ...first, created: false });
  });

  test('is null if the last opt-in of the contact has no source', async () => {
    await optIn(sources.till);
    await optIn(sources.form, BOB);
    app.clock.advance(1_000);
    expect(await sourceOf(app.clock.now)).toBe(sources.till);
    const captured = { ...proof, captured_at: app.clock.now.toISOString() };
    await account.call('contacts.optIn', { phone: ADA, ...captured });
    expect(await sourceOf(app.clock.now)).toBeNull();
  });

  test('remains the same after an opt-out', async () => {
    await optIn(sources.till);
    app.clock.advance(1_000);
    await account.call('contacts.optOut', { phone: ADA });
    app.clock.advance(1_000);
    expect(await sourceOf(app.clock.now)).toBe(sources.till);
  });
});
