import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';

const TO = '+12125550110';

const app = useTestApp();
let account: TestAccount;
let tester: TestAccount;
beforeAll(async () => {
  account = await app.account({ credits: 100 });
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, TO);
  const created = await account.call('agent.createKey', { name: 'Tests', permissions: ['full'], mode: 'test' });
  tester = app.as(created.api_key as string, account.accountId);
});

const setCarrier = (carrier: string) =>
  app.parts.database.pool.query('UPDATE phone_numbers SET carrier = $2 WHERE tenant_id = $1', [
    account.accountId,
    carrier,
  ]);
const send = () => tester.call('messages.send', { to: TO, text: 'Sale. Reply STOP to opt out.' });
const campaign = { name: 'Spring', body: 'Sale. Reply STOP to opt out.' };
const launch = () => launchCampaign(tester, campaign);
const resume = async () => {
  const { id } = await launchCampaign(account, campaign);
  await account.call('campaigns.pause', { campaign_id: id });
  return tester.call('campaigns.resume', { campaign_id: id });
};

test.each([
  ['messages.send', send],
  ['campaigns.launch', launch],
  ['campaigns.resume', resume],
])(
  '%s with a test key sends through the simulator and is rejected for numbers of other carriers',
  async (_skill, start) => {
    await setCarrier('smpp');
    await expect(start()).rejects.toMatchObject({ code: -32002, data: { reason: 'test_key' } });
    await setCarrier('simulator');
    await start();
  },
);

test('partner.send with a test key rejects numbers of other carriers, but still returns the result of a repeated idempotency key', async () => {
  const registered = await tester.call('partner.register', { name: 'Partner', credits: 20 });
  const partner = app.as(registered.api_key as string, registered.partner_id);
  const customer = await partner.call('partner.createCustomer', { external_ref: 'shop-1', name: 'Shop' });
  await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount: 10 });
  await optIn(app.as(customer.api_key as string), TO);
  const message = { external_ref: 'shop-1', to: TO, text: 'Sale. Reply STOP to opt out.' };
  const first = await partner.call('partner.send', { ...message, idempotency_key: 'one' });
  await app.parts.database.pool.query("UPDATE phone_numbers SET carrier = 'smpp' WHERE tenant_id = $1", [
    registered.partner_id,
  ]);
  await expect(partner.call('partner.send', { ...message, idempotency_key: 'two' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'test_key' },
  });
  expect(await partner.call('partner.send', { ...message, idempotency_key: 'one' })).toEqual({
    ...first,
    replayed: true,
  });
});
