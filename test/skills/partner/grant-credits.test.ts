import { type TestAccount, useTestApp } from '../../support/app.ts';
import { registerPartner, type TestPartner } from '../../support/partner.ts';
import { stand } from '../../support/stand.ts';

const app = useTestApp();
let partner: TestPartner;
let shop: TestAccount;
beforeEach(async () => {
  partner = await registerPartner(app, { credits: 5_000 });
  shop = await partner.customer('shop-1', { credits: 0 });
});

test('partner.grantCredits moves credits once per idempotency key, and never more than the partner has', async () => {
  const grant = { external_ref: 'shop-1', amount_credits: 300, idempotency_key: 'plan' };
  const [first, second] = [
    await partner.call('partner.grantCredits', grant),
    await partner.call('partner.grantCredits', grant),
  ];
  expect(second).toEqual({ ...first, replayed: true });
  expect(first).toMatchObject({ partner_balance: { available: 4_700 }, child_balance: { available: 300 } });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: 1_000 }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect(await partner.call('billing.balance', {})).toMatchObject({ available: 700 });
  expect(await shop.call('billing.balance', {})).toMatchObject({ available: 4_300 });
});

test.each(['suspended', 'closed'])(
  'partner.grantCredits rejects an end-customer that is %s and keeps the credits',
  async (state) => {
    await stand(app, shop.accountId, state);
    await expect(
      partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: 1 }),
    ).rejects.toMatchObject({
      code: -32002,
      data: { reason: `customer_${state}` },
    });
    expect(await partner.call('billing.balance', {})).toMatchObject({ available: 5_000 });
  },
);
