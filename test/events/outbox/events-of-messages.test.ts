import { recordReceipts } from '../../../src/sending/dispatch/record-receipts.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { registerPartner, type TestEvent, type TestPartner } from '../../support/partner.ts';

let app: TestApp;
let partner: TestPartner;
let shop: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await registerPartner(app);
  shop = await partner.customer('shop-1');
});

/**
 * The last digits of a number select the simulator's script; see the magic numbers in the
 * reference.
 */
const PEOPLE = ['+12025550110', '+12025550111', '+12025550112', '+12025550113'];
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

async function launch(name: string): Promise<string> {
  await shop.call('contacts.import', { contacts: PEOPLE.map((phone) => ({ phone })), consent });
  return (await launchCampaign(shop, { name, body: 'Hi! Reply STOP to opt out.' })).id;
}

async function statesOfMessages(): Promise<Record<string, string>> {
  const { rows } = await app.parts.database.pool.query<{ id: string; state: string }>(
    'SELECT id, state FROM messages WHERE tenant_id = $1',
    [partner.accountId],
  );
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
}

const byMessage = (events: readonly TestEvent[]): Record<string, unknown> =>
  Object.fromEntries(events.map(({ data }) => [data.message_id, data.state]));

/** Runs the workers and advances the simulator until every message has reached its final status. */
async function settle(): Promise<void> {
  for (let run = 0; run < 20; run += 1) {
    await app.drain();
    app.clock.advance(60_000);
  }
  await app.drain();
}

test('each message of an end-customer’s campaign emits one accepted event and one finalized event with its last state', async () => {
  const id = await launch('Spring');
  await settle();
  const states = await statesOfMessages();
  expect(Object.keys(states)).toHaveLength(PEOPLE.length);
  const accepted = await partner.events('message.accepted');
  const finalized = await partner.events('message.finalized');
  expect(accepted).toHaveLength(PEOPLE.length);
  expect(accepted.map(({ data }) => data.campaign_id)).toEqual(PEOPLE.map(() => id));
  expect(finalized).toHaveLength(PEOPLE.length);
  expect(byMessage(finalized)).toEqual(states);
});

test.each([
  {
    how: 'canceled with its campaign',
    end: (campaign: string) => shop.call('campaigns.cancel', { campaign_id: campaign }),
  },
  {
    how: 'canceled by a STOP',
    end: async () => {
      for (const phone of PEOPLE) await shop.call('messages.simulateInbound', { from: phone, text: 'STOP' });
    },
  },
])('a message that is $how emits a finalized event with a cost of zero', async ({ end }) => {
  const campaign = await launch('Autumn');
  // The account is blocked from sending, so that the messages are created and stay pending.
  const { pool } = app.parts.database;
  await pool.query('UPDATE phone_numbers SET paced_until = $2 WHERE tenant_id = $1', [
    partner.accountId,
    new Date(app.clock.now.getTime() + 3_600_000),
  ]);
  await app.drain();
  await end(campaign);
  const told = (await partner.events('message.finalized')).filter(({ data }) => data.campaign_id === campaign);
  expect(told.map(({ data }) => [data.state, data.credits])).toEqual(PEOPLE.map(() => ['canceled', 0]));
});

test('a receipt for a message that ended unconfirmed does not emit a second finalized event', async () => {
  await shop.call('contacts.import', { contacts: [{ phone: PEOPLE[0] as string }], consent });
  const { message_id: id } = await shop.call('messages.send', { to: PEOPLE[0] as string, text: 'Hello' });
  const { database } = app.parts;
  await database.pool.query("UPDATE messages SET state = 'delivery_unconfirmed' WHERE tenant_id = $1 AND id = $2", [
    partner.accountId,
    id,
  ]);
  const reference = `${partner.accountId}/${id}`;
  const report = {
    reference,
    carrierMessageId: 'late',
    status: 'delivered',
    errorCode: null,
    doneAt: app.clock.now,
  } as const;
  await recordReceipts(database, [report], app.clock.now);
  expect((await shop.call('messages.get', { message_id: id })).message.state).toBe('delivered');
  expect(await partner.events('message.finalized')).toEqual([]);
});

test('a tenant that is not a partner writes no events', async () => {
  const tenant = await app.account();
  await tenant.call('phone-numbers.ensureDefault', {});
  await tenant.call('contacts.import', { contacts: [{ phone: PEOPLE[0] as string }], consent });
  await tenant.call('messages.send', { to: PEOPLE[0] as string, text: 'Hello' });
  await settle();
  const { rowCount } = await app.parts.database.pool.query('SELECT 1 FROM outbox_events WHERE tenant_id = $1', [
    tenant.accountId,
  ]);
  expect(rowCount).toBe(0);
});

test('an import emits an event for each opt-in and for each opt-out, with the number of canceled messages', async () => {
  await shop.call('contacts.import', { contacts: PEOPLE.map((phone) => ({ phone })), consent });
  expect((await partner.events('contact.opted_in')).map(({ data }) => data.phone).sort()).toEqual(PEOPLE);
  const [first] = PEOPLE;
  await partner.call('partner.send', {
    idempotency_key: 'k',
    external_ref: 'shop-1',
    to: first as string,
    text: 'Later',
    send_at: new Date(app.clock.now.getTime() + 3_600_000).toISOString(),
  });
  await shop.call('contacts.import', {
    contacts: [{ phone: first as string }],
    consent: { ...consent, status: 'opted_out' },
  });
  expect((await partner.events('contact.opted_out')).map(({ data }) => [data.phone, data.canceled_messages])).toEqual([
    [first, 1],
  ]);
});

test('balance.low and balance.exhausted are emitted once each, and again only after the balance rose', async () => {
  await shop.call('contacts.import', { contacts: PEOPLE.map((phone) => ({ phone })), consent });
  const poor = await partner.customer('poor', { credits: 101 });
  await poor.call('contacts.import', { contacts: PEOPLE.map((phone) => ({ phone })), consent });
  const send = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1) await poor.call('messages.send', { to: PEOPLE[0] as string, text: 'Hello' });
  };
  await send(3);
  expect(await partner.events('balance.low')).toHaveLength(1);
  await partner.call('partner.grantCredits', { external_ref: 'poor', amount_credits: 2 });
  await send(1);
  expect(await partner.events('balance.low')).toHaveLength(2);
  await send(99);
  expect(await partner.events('balance.low')).toHaveLength(2);
  expect((await partner.events('balance.exhausted')).map(({ data }) => data)).toEqual([
    { external_ref: 'poor', available: 0, threshold: 100 },
  ]);
});
