import { findLastDelivery } from '../../../src/skills/analytics/queries.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { createSource } from '../../support/create-source.ts';
import { explain } from '../../support/explain.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { registerPartner } from '../partner/support/partner.ts';
import { writeText } from './support/texts.ts';

let app: TestApp;
let account: TestAccount;
let contactId: string;

const ADA = '+12025550143';
const BOB = '+12025550144';
const HOUR = 3_600_000;
const proof = { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' } as const;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  account = await app.account();
  contactId = (await account.call('contacts.upsert', { phone: ADA })).contact.id;
});

const from = (ms: number): Date => new Date(app.clock.now.getTime() + ms);
const arrived = (ms: number, more: Partial<Parameters<typeof writeText>[2]> = {}, whose = account) =>
  writeText(app, whose, { to: ADA, at: from(ms), ...more });
const record = (more: Record<string, unknown> = {}) =>
  account.call('analytics.recordConversion', { contact_id: contactId, event: 'purchase', ...more });
const earned = async (more: Record<string, unknown> = {}) =>
  (await record(more)).attributed.map(({ message_id: id }) => id);

describe('the text', () => {
  test('is the one that arrived last, whenever it was made and in whatever order they came', async () => {
    await arrived(-2 * HOUR);
    const last = await arrived(-HOUR);
    await arrived(-3 * HOUR);
    expect(await earned()).toEqual([last]);
  });

  test('is none that arrived after the moment, nor one that came to another end', async () => {
    const before = await arrived(-2 * HOUR);
    await arrived(-HOUR + 1);
    for (const state of ['undelivered', 'failed', 'sent', 'delivery_unconfirmed', 'canceled'])
      await arrived(-HOUR - 1, { state });
    expect(await earned({ occurred_at: from(-HOUR).toISOString() })).toEqual([before]);
  });

  test('is of whatever purpose, but no answer to a keyword', async () => {
    const code = await arrived(-HOUR, { purpose: 'transactional' });
    await arrived(-HOUR + 1, { purpose: 'reply' });
    expect(await earned()).toEqual([code]);
  });

  test('may be 24 hours old, and is none that is older', async () => {
    const text = await arrived(-24 * HOUR);
    expect(await earned()).toEqual([text]);
    expect(await earned({ occurred_at: from(1).toISOString() })).toEqual([]);
  });

  test('is none to another number, and none of another account to the same', async () => {
    const partner = await registerPartner(app);
    account = await partner.customer('shop');
    const sibling = await partner.customer('sibling');
    contactId = (await account.call('contacts.upsert', { phone: ADA })).contact.id;
    await arrived(-HOUR, { to: BOB });
    await arrived(-HOUR, {}, sibling);
    await arrived(-HOUR, {}, await app.account());
    expect(await earned()).toEqual([]);
    const ours = await arrived(-2 * HOUR);
    expect(await earned()).toEqual([ours]);
  });

  test('may have gone to a number that was merged in, until that is a contact of its own again', async () => {
    const { contact } = await account.call('contacts.upsert', { phone: BOB });
    const text = await arrived(-HOUR, { to: BOB });
    await account.call('contacts.merge', { winner_id: contactId, loser_id: contact.id });
    expect(await earned()).toEqual([text]);
    await account.call('contacts.upsert', { phone: BOB });
    expect(await earned()).toEqual([]);
  });

  test('of a campaign that was sent and reported on is found with its campaign', async () => {
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
        delivered_at: items[0]?.finalized_at,
        rule: 'last_delivery_24h',
      },
    ]);
  });

  test('is looked for among those to the person, however many the account has sent', async () => {
    const { pool } = app.parts.database;
    await pool.query(
      `INSERT INTO messages (tenant_id, id, account_id, lane, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state,
         attempt, due_at, carrier, created_at, finalized_at)
       SELECT $1, 'msg_' || lpad(n::text, 26, '0'), $1, 'num_none', 'num_none', '+12025552143', '+1303' || lpad((n % 5000)::text, 7, '0'), 'Hello', 'GSM-7',
              1, 1, 'marketing', 'delivered', 1, $2, 'simulator', $2, $2
         FROM generate_series(1, 20000) n`,
      [account.accountId, from(-HOUR)],
    );
    for (const statistics of ['none', 'fresh']) {
      if (statistics === 'fresh') await pool.query('ANALYZE messages');
      const { plan, mostRows } = await explain(pool, findLastDelivery, [
        account.accountId,
        account.accountId,
        ['+13030000007', '+13030000008'],
        app.clock.now,
        24,
      ]);
      expect(plan).toContain('"messages_number_idx"');
      expect(plan).not.toContain('Seq Scan');
      expect(mostRows).toBe(8);
    }
  });
});

describe('the source', () => {
  let places: Record<'till' | 'form', string>;
  const create = (name: string) => createSource(account, name);
  const agree = (sourceId: string, phone = ADA) =>
    account.call('contacts.optIn', { phone, source_id: sourceId, captured_at: app.clock.now.toISOString() });
  const sourceOf = async (at: Date) => (await record({ occurred_at: at.toISOString() })).source_id;

  beforeEach(async () => {
    places = { till: await create('Till'), form: await create('Form') };
  });

  test('is the one by which the contact last agreed up to the moment, and stays that when it agrees again', async () => {
    const start = from(-1);
    await agree(places.till);
    app.clock.advance(HOUR);
    const between = from(-1);
    await agree(places.form);
    const then = app.clock.now;
    expect(await sourceOf(start)).toBeNull();
    expect(await sourceOf(between)).toBe(places.till);
    expect(await sourceOf(then)).toBe(places.form);
    const order = { external_id: 'order-1', occurred_at: between.toISOString() };
    const first = await record(order);
    expect(await record(order)).toEqual({ ...first, created: false });
  });

  test('is none when the last agreement names none, nor one of another person', async () => {
    await agree(places.till);
    await agree(places.form, BOB);
    app.clock.advance(1_000);
    expect(await sourceOf(app.clock.now)).toBe(places.till);
    const captured = { ...proof, captured_at: app.clock.now.toISOString() };
    await account.call('contacts.optIn', { phone: ADA, ...captured });
    expect(await sourceOf(app.clock.now)).toBeNull();
  });

  test('counts on when the contact has left', async () => {
    await agree(places.till);
    app.clock.advance(1_000);
    await account.call('contacts.optOut', { phone: ADA });
    app.clock.advance(1_000);
    expect(await sourceOf(app.clock.now)).toBe(places.till);
  });
});
