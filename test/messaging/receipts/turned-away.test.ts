import type { Carrier, Receipt } from '../../../src/messaging/carriers/carrier.ts';
import { dispatchLane, dueLanes } from '../../../src/messaging/dispatch/dispatch.ts';
import { recordReceipts } from '../../../src/messaging/receipts/record-receipts.ts';
import { registerPartner, type TestPartner } from '../../skills/partner/support/partner.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { dispatching } from '../../support/dispatching.ts';
import { optIn } from '../../support/opt-in.ts';

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

/** Hands a text over to a carrier that answers nothing and reports these statuses in one go. */
async function reported(statuses: readonly Receipt['status'][]): Promise<string> {
  const { database } = app.parts;
  const { message_id: id } = await shop.call('messages.send', { to: ADA, text: 'Hi.' });
  const mute: Carrier = { name: 'simulator', deduplicates: true, batchSize: 100, submit: async () => [] };
  const parts = dispatching(database, mute, () => app.clock.now, 30_000);
  for (const lane of await dueLanes(database, app.clock.now)) await dispatchLane(parts, lane);
  const one = { reference: `${partner.accountId}/${id}`, carrierMessageId: 'c-1', errorCode: null };
  await recordReceipts(
    database,
    statuses.map((status) => ({ ...one, status, doneAt: app.clock.now })),
    app.clock.now,
  );
  return id;
}

test('a text that a receipt says was turned away before any answer was never taken: it is given back and no usage counts it', async () => {
  const id = await reported(['rejected']);
  expect((await shop.call('messages.get', { message_id: id })).message.state).toBe('rejected');
  expect(await shop.call('billing.balance', {})).toMatchObject({ available: 100 });
  expect((await shop.call('billing.usage', {})).total).toMatchObject({ messages: 0, credits: 0 });
  expect(await partner.events('message.finalized')).toMatchObject([{ data: { state: 'rejected', credits: 0 } }]);
});

test('one that was sent first stays paid, also when both reports come together', async () => {
  await reported(['sent', 'rejected']);
  expect(await shop.call('billing.balance', {})).toMatchObject({ available: 99 });
  expect((await shop.call('billing.usage', {})).total).toMatchObject({ messages: 1, credits: 1 });
  expect(await partner.events('message.finalized')).toMatchObject([{ data: { state: 'rejected', credits: 1 } }]);
});
