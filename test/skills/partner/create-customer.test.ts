import { type TestAccount, useTestApp } from '../../support/app.ts';
import { registerPartner, type TestPartner } from '../../support/partner.ts';

const app = useTestApp();
let partner: TestPartner;
let shop: TestAccount;
beforeEach(async () => {
  partner = await registerPartner(app, { credits: 5_000 });
  shop = await partner.customer('shop-1', { credits: 0 });
});

test('partner.createCustomer creates one end-customer when eight calls race for an external_ref', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => partner.call('partner.createCustomer', { external_ref: 'race', name: 'Race' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await partner.call('partner.listCustomers', { external_ref: 'race' })).items).toHaveLength(1);
});

test('the key of a partner cannot call account skills, and the key of an end-customer cannot call partner skills', async () => {
  await expect(partner.call('tags.list', {})).rejects.toMatchObject({ code: 'invalid_permissions' });
  await expect(shop.call('partner.listCustomers', {})).rejects.toMatchObject({ code: 'invalid_permissions' });
  await expect(shop.call('partner.register', { name: 'Own' })).rejects.toMatchObject({
    data: { reason: 'end_customer' },
  });
  expect(await shop.call('agent.whoami', {})).toMatchObject({ account: { kind: 'customer' }, permissions: ['full'] });
});

test('partner.createCustomerKey creates a further key, and revoke_others revokes all other keys of the end-customer', async () => {
  const first = await partner.call('partner.createCustomerKey', { external_ref: 'shop-1' });
  const firstKey = app.as(first.api_key as string);
  expect(await firstKey.call('agent.whoami', {})).toMatchObject({
    account: { kind: 'customer' },
    permissions: ['full'],
  });
  expect(await shop.call('tags.list', {})).toMatchObject({ items: [] });
  const params = { external_ref: 'shop-1', revoke_others: true };
  const second = await partner.call('partner.createCustomerKey', params);
  expect(second).toMatchObject({ revoked: 2 });
  for (const revoked of [shop, firstKey])
    await expect(revoked.call('tags.list', {})).rejects.toMatchObject({ code: -32000 });
  expect(await app.as(second.api_key as string).call('tags.list', {})).toMatchObject({ items: [] });
});
