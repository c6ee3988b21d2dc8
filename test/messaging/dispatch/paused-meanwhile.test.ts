import { claim } from '../../../src/messaging/dispatch/claim.ts';
import { dueLanes } from '../../../src/messaging/dispatch/dispatch.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { stand } from '../../support/stand.ts';

let app: TestApp;
let partner: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function textOfCustomer(): Promise<void> {
  const account = await app.account({ credits: 100 });
  const { api_key: key, partner_id: id } = await account.call('partner.register', { name: 'Partner', credits: 50 });
  partner = app.as(key as string, id);
  const made = await partner.call('partner.createCustomer', { external_ref: 'shop-1', name: 'Shop' });
  const customer = app.as(made.api_key as string);
  await customer.call('phone-numbers.ensureDefault', {});
  await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount: 10 });
  await customer.call('contacts.upsert', { phone: '+12125550110' });
  const text = { external_ref: 'shop-1', to: '+12125550110', text: 'Your order is ready.' };
  await partner.call('partner.send', { ...text, purpose: 'transactional', idempotency_key: 'order-1' });
}

test.each([
  ['paused', () => partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true })],
  ['suspended with its partner', () => stand(app, partner.accountId, 'suspended')],
])('of an end-customer that is %s after its lane was found nothing is handed out any more', async (_how, stop) => {
  await textOfCustomer();
  const lanes = await dueLanes(app.parts.database, app.clock.now);
  const [lane] = lanes.filter(({ tenant_id: tenant }) => tenant === partner.accountId);
  if (lane === undefined) throw new Error('The text has no lane.');
  const take = () => claim(app.parts.database, lane, { batchSize: 10, leaseMs: 30_000 }, app.clock.now);
  await stop();
  expect(await take()).toMatchObject({ taken: 0 });
  await app.parts.database.pool.query("UPDATE accounts SET state = 'active', paused = false WHERE tenant_id = $1", [
    partner.accountId,
  ]);
  expect(await take()).toMatchObject({ taken: 1 });
});
