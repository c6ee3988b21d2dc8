import type { Carrier, Receipt } from '../../../src/carriers/carrier.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { recordReceipts } from '../../../src/sending/dispatch/record-receipts.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { answering, dispatching, dispatchQueue } from '../../support/dispatching.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner, type TestPartner } from '../../support/partner.ts';

const ADA = '+14155551001';

let app: TestApp;
let partner: TestPartner;
let shop: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await registerPartner(app);
  shop = await partner.customer('shop-1', { credits: 100 });
  await optIn(shop, ADA);
});

/**
 * Dispatches a message to a carrier that never responds and then reports these statuses in one
 * batch.
 */
async function reported(statuses: readonly Receipt['status'][]): Promise<string> {
  const { database } = app.parts;
  const { message_id: id } = await shop.call('messages.send', { to: ADA, text: 'Hi.' });
  const mute: Carrier = { name: 'simulator', deduplicates: true, capacity: 100, submit: answering(() => []) };
  const parts = dispatching(database, mute, () => app.clock.now, 30_000);
  for (const queue of await dueQueues(database, app.clock.now)) await dispatchQueue(parts, queue);
  const one = { reference: `${partner.accountId}/${id}`, carrierMessageId: 'c-1', errorCode: null };
  await recordReceipts(
    database,
    statuses.map((status) => ({ ...one, status, doneAt: app.clock.now })),
    app.clock.now,
  );
  return id;
}

test('a message that a receipt reports as rejected before any response is refunded and not counted as usage', async () => {
  const id = await reported(['rejected']);
  expect((await shop.call('messages.get', { message_id: id })).message.state).toBe('rejected');
  expect(await shop.call('billing.balance', {})).toMatchObject({ available: 100 });
  expect((await shop.call('billing.usage', {})).total).toMatchObject({ messages: 0, credits: 0 });
  expect(await partner.events('message.finalized')).toMatchObject([{ data: { state: 'rejected', credits: 0 } }]);
});

test('a message that was reported as sent stays charged, even if a rejection arrives in the same batch', async () => {
  await reported(['sent', 'rejected']);
  expect(await shop.call('billing.balance', {})).toMatchObject({ available: 99 });
  expect((await shop.call('billing.usage', {})).total).toMatchObject({ messages: 1, credits: 1 });
  expect(await partner.events('message.finalized')).toMatchObject([{ data: { state: 'rejected', credits: 1 } }]);
});

test('a report whose clock is an hour behind keeps its place in the order of arrival, beside the time of the carrier', async () => {
  const { database } = app.parts;
  const { message_id: id } = await shop.call('messages.send', { to: ADA, text: 'Hi.' });
  const mute: Carrier = { name: 'simulator', deduplicates: true, capacity: 100, submit: answering(() => []) };
  const parts = dispatching(database, mute, () => app.clock.now, 30_000);
  for (const queue of await dueQueues(database, app.clock.now)) await dispatchQueue(parts, queue);
  const carrierAt = new Date(Math.floor((app.clock.now.getTime() - 3_600_000) / 60_000) * 60_000);
  for (const status of ['sent', 'delivered'] as const) {
    app.clock.advance(1_000);
    const one = { reference: `${partner.accountId}/${id}`, carrierMessageId: 'c-1', errorCode: null };
    await recordReceipts(database, [{ ...one, status, doneAt: carrierAt }], app.clock.now);
  }
  const { message, events } = await shop.call('messages.get', { message_id: id });
  expect(events.map(({ state }) => state)).toEqual(['queued', 'submitting', 'accepted', 'sent', 'delivered']);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  expect(events.map(({ carrier_at: at }) => at)).toEqual([
    null,
    null,
    null,
    carrierAt.toISOString(),
    carrierAt.toISOString(),
  ]);
  expect(message.finalized_at).toBe(app.clock.now.toISOString());
  expect(Date.parse(message.finalized_at ?? '')).toBeGreaterThan(Date.parse(message.created_at));
});

test('reports of one batch are listed with the final one last, whatever their times are', async () => {
  const id = await reported(['delivered', 'sent']);
  const { events } = await shop.call('messages.get', { message_id: id });
  expect(events.at(-1)).toMatchObject({ state: 'delivered' });
});
