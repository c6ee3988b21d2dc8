import { useTestApp } from '../../support/app.ts';
import { registerPartner, type TestPartner } from '../../support/partner.ts';
import { stand } from '../../support/stand.ts';

const app = useTestApp();
let partner: TestPartner;
beforeEach(async () => {
  partner = await registerPartner(app, { credits: 5_000 });
  await partner.customer('shop-1', { credits: 0 });
});

test('partner.register transfers credits from the calling account, and no more than it has', async () => {
  const account = await app.account({ credits: 1_000 });
  const { available } = await account.call('billing.balance', {});
  const registered = await account.call('partner.register', { name: 'Platform', credits: 400 });
  expect(registered.balance).toMatchObject({ available: 400 });
  expect(await account.call('billing.balance', {})).toMatchObject({ available: available - 400 });
  await expect(account.call('partner.register', { name: 'Platform', credits: available })).rejects.toMatchObject({
    code: 'credits_insufficient',
  });
});

test('partner.setupStatus lists the missing steps of the partner and of an end-customer', async () => {
  const missingSteps = (steps: readonly { id: string; state: string }[]) =>
    steps.filter(({ state }) => state === 'todo').map(({ id }) => id);
  const { ready, steps } = await partner.call('partner.setupStatus', {});
  expect([ready, missingSteps(steps)]).toEqual([false, ['webhook']]);
  const customer = await partner.call('partner.setupStatus', { external_ref: 'shop-1' });
  expect(missingSteps(customer.steps)).toEqual(['contacts', 'consent', 'credits']);
  await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: 10 });
  expect(missingSteps((await partner.call('partner.setupStatus', { external_ref: 'shop-1' })).steps)).toEqual([
    'contacts',
    'consent',
  ]);
});

const STATES = [
  { state: 'suspended', code: 'partner_suspended' },
  { state: 'payment_hold', code: 'payment_hold' },
  { state: 'closed', code: -32002, data: { reason: 'account_closed' } },
];

test.each(STATES)(
  'an account in the state $state cannot register a partner, grant credits or create end-customers',
  async ({ state, ...error }) => {
    const account = await app.account({ credits: 1_000 });
    await stand(app, account.accountId, state);
    await stand(app, partner.accountId, state);
    await expect(account.call('partner.register', { name: 'Platform', credits: 500 })).rejects.toMatchObject(error);
    await expect(
      partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: 1 }),
    ).rejects.toMatchObject(error);
    await expect(partner.call('partner.createCustomer', { external_ref: 'new', name: 'New' })).rejects.toMatchObject(
      error,
    );
  },
);
