import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';

const TO = '+12125550110';

const app = useTestApp();
let account: TestAccount;
beforeAll(async () => {
  account = await app.account({ credits: 100, mode: 'test' });
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, TO);
});

const setCarrier = (carrier: string) =>
  app.parts.database.pool.query('UPDATE phone_numbers SET carrier = $2 WHERE tenant_id = $1', [
    account.accountId,
    carrier,
  ]);
const send = async (carrier: string) => {
  await setCarrier(carrier);
  return account.call('messages.send', { to: TO, text: 'Sale. Reply STOP to opt out.' });
};
const campaign = { name: 'Spring', body: 'Sale. Reply STOP to opt out.' };
const launch = async (carrier: string) => {
  await setCarrier(carrier);
  return launchCampaign(account, campaign);
};
const resume = async (carrier: string) => {
  const { id } = await launch('simulator');
  await account.call('campaigns.pause', { campaign_id: id });
  await setCarrier(carrier);
  return account.call('campaigns.resume', { campaign_id: id });
};

test.each([
  ['messages.send', send],
  ['campaigns.launch', launch],
  ['campaigns.resume', resume],
])(
  '%s with a test key sends through the simulator and is rejected for numbers of other carriers',
  async (_skill, start) => {
    await expect(start('smpp')).rejects.toMatchObject({ code: -32002, data: { reason: 'test_key' } });
    await start('simulator');
  },
);

test('partner.send with a test key rejects numbers of other carriers, but still returns the result of a repeated idempotency key', async () => {
  const registered = await account.call('partner.register', { name: 'Partner', credits: 20 });
  const partner = app.as(registered.api_key as string, registered.partner_id);
  const customer = await partner.call('partner.createCustomer', { external_ref: 'shop-1', name: 'Shop' });
  await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: 10 });
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
