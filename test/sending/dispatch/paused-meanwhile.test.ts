import { claim } from '../../../src/sending/dispatch/claim.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { stand } from '../../support/stand.ts';

let app: TestApp;
let partner: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function sendFromCustomer(): Promise<void> {
  const account = await app.account({ credits: 100 });
  const { api_key: key, partner_id: id } = await account.call('partner.register', { name: 'Partner', credits: 50 });
  partner = app.as(key as string, id);
  const made = await partner.call('partner.createCustomer', { external_ref: 'shop-1', name: 'Shop' });
  const customer = app.as(made.api_key as string);
  await customer.call('phone-numbers.ensureDefault', {});
  await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: 10 });
  await customer.call('contacts.upsert', { phone: '+12125550110', relationship: { kind: 'order' } });
  const params = { external_ref: 'shop-1', to: '+12125550110', text: 'Your order is ready.' };
  await partner.call('partner.send', { ...params, purpose: 'transactional', idempotency_key: 'order-1' });
}

test.each([
  ['paused', () => partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true })],
  ['suspended with its partner', () => stand(app, partner.accountId, 'suspended')],
])('dispatches no messages of an end-customer that is %s after its queue was found', async (_how, stop) => {
  await sendFromCustomer();
  const queues = await dueQueues(app.parts.database, app.clock.now);
  const [queue] = queues.filter(({ tenant_id: tenant }) => tenant === partner.accountId);
  if (queue === undefined) throw new Error('The message has no queue.');
  const limits = { maxMessages: 10, leaseMs: 30_000 };
  const claimedNow = async () => (await claim(app.parts.database, queue, limits, app.clock.now)).batches.length;
  await stop();
  expect(await claimedNow()).toBe(0);
  await app.parts.database.pool.query("UPDATE accounts SET state = 'active', paused = false WHERE tenant_id = $1", [
    partner.accountId,
  ]);
  expect(await claimedNow()).toBe(1);
});
