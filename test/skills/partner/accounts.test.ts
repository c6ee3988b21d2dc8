import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { stand } from '../../support/stand.ts';
import { registerPartner, type TestPartner } from './support/partner.ts';

let app: TestApp;
let partner: TestPartner;
let shop: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await registerPartner(app, { credits: 5_000 });
  shop = await partner.customer('shop-1', { credits: 0 });
});

test('a partner starts with what its tenant hands over, and neither has more than there was', async () => {
  const tenant = await app.account({ credits: 1_000 });
  const { available } = await tenant.call('billing.balance', {});
  const made = await tenant.call('partner.register', { name: 'Platform', credits: 400 });
  expect(made.balance).toMatchObject({ available: 400 });
  expect(await tenant.call('billing.balance', {})).toMatchObject({ available: available - 400 });
  await expect(tenant.call('partner.register', { name: 'Platform', credits: available })).rejects.toMatchObject({
    code: 'credits_insufficient',
  });
});

test('keys of a partner and keys of its end-customers open what is theirs and nothing else', async () => {
  await expect(partner.call('tags.list', {})).rejects.toMatchObject({ code: 'invalid_permissions' });
  await expect(shop.call('partner.listCustomers', {})).rejects.toMatchObject({ code: 'invalid_permissions' });
  await expect(shop.call('partner.register', { name: 'Own' })).rejects.toMatchObject({
    data: { reason: 'end_customer' },
  });
  expect(await shop.call('agent.whoami', {})).toMatchObject({ account: { kind: 'customer' }, permissions: ['full'] });
});

test('an end-customer whose key was lost or became known gets another one, and the others end when that is asked for', async () => {
  const first = await partner.call('partner.createCustomerKey', { external_ref: 'shop-1' });
  const other = app.as(first.api_key as string);
  expect(await other.call('agent.whoami', {})).toMatchObject({ account: { kind: 'customer' }, permissions: ['full'] });
  expect(await shop.call('tags.list', {})).toMatchObject({ items: [] });
  const params = { external_ref: 'shop-1', revoke_others: true };
  const second = await partner.call('partner.createCustomerKey', params);
  expect(second).toMatchObject({ revoked: 2 });
  for (const ended of [shop, other]) await expect(ended.call('tags.list', {})).rejects.toMatchObject({ code: -32000 });
  expect(await app.as(second.api_key as string).call('tags.list', {})).toMatchObject({ items: [] });
});

test('credits that are granted leave the partner and reach the end-customer, once for a key, and never more than there are', async () => {
  const grant = { external_ref: 'shop-1', amount: 300, idempotency_key: 'plan' };
  const [first, second] = [
    await partner.call('partner.grantCredits', grant),
    await partner.call('partner.grantCredits', grant),
  ];
  expect(second).toEqual({ ...first, replayed: true });
  expect(first).toMatchObject({ partner_balance: { available: 4_700 }, child_balance: { available: 300 } });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => partner.call('partner.grantCredits', { external_ref: 'shop-1', amount: 1_000 })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect(await partner.call('billing.balance', {})).toMatchObject({ available: 700 });
  expect(await shop.call('billing.balance', {})).toMatchObject({ available: 4_300 });
});

const STATES = [
  { state: 'suspended', code: 'partner_suspended' },
  { state: 'payment_hold', code: 'payment_hold' },
  { state: 'closed', code: -32002, data: { reason: 'account_closed' } },
];

test.each(STATES)(
  'an account that is $state hands no credits to an organisation or an end-customer and takes on nobody',
  async ({ state, ...refused }) => {
    const tenant = await app.account({ credits: 1_000 });
    await stand(app, tenant.accountId, state);
    await stand(app, partner.accountId, state);
    await expect(tenant.call('partner.register', { name: 'Way out', credits: 500 })).rejects.toMatchObject(refused);
    await expect(partner.call('partner.grantCredits', { external_ref: 'shop-1', amount: 1 })).rejects.toMatchObject(
      refused,
    );
    await expect(partner.call('partner.createCustomer', { external_ref: 'new', name: 'New' })).rejects.toMatchObject(
      refused,
    );
  },
);

test.each(['suspended', 'closed'])('no credits get stuck with an end-customer that is %s', async (state) => {
  await stand(app, shop.accountId, state);
  await expect(partner.call('partner.grantCredits', { external_ref: 'shop-1', amount: 1 })).rejects.toMatchObject({
    code: -32002,
    data: { reason: `customer_${state}` },
  });
  expect(await partner.call('billing.balance', {})).toMatchObject({ available: 5_000 });
});

test('two calls that race for an external_ref make one end-customer', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => partner.call('partner.createCustomer', { external_ref: 'race', name: 'Race' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await partner.call('partner.listCustomers', { external_ref: 'race' })).items).toHaveLength(1);
});

test('a pause stops what is new and what waits, is told once, and ends with what waited', async () => {
  await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount: 10 });
  await shop.call('contacts.upsert', { phone: '+12025550143' });
  const send = (key: string) =>
    partner.call('partner.send', {
      idempotency_key: key,
      external_ref: 'shop-1',
      to: '+12025550143',
      text: 'Ready.',
      purpose: 'transactional',
    });
  const { message_id: id } = await send('a');
  const pause = (paused: boolean) => partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused });
  expect(await pause(true)).toMatchObject({ changed: true, customer: { paused: true } });
  expect(await pause(true)).toMatchObject({ changed: false });
  await app.drain();
  expect((await shop.call('messages.get', { message_id: id })).message.state).toBe('queued');
  await expect(send('b')).rejects.toMatchObject({ code: 'partner_child_paused' });
  await pause(false);
  await app.drain();
  expect((await shop.call('messages.get', { message_id: id })).message.state).not.toBe('queued');
  expect((await partner.events('customer.paused')).map(({ data }) => data.paused)).toEqual([true, false]);
});

test('what is missing is listed with a call that brings it, for the partner and for an end-customer', async () => {
  const todo = (steps: readonly { id: string; state: string }[]) =>
    steps.filter(({ state }) => state === 'todo').map(({ id }) => id);
  const { ready, steps } = await partner.call('partner.setupStatus', {});
  expect([ready, todo(steps)]).toEqual([false, ['webhook']]);
  const child = await partner.call('partner.setupStatus', { external_ref: 'shop-1' });
  expect(todo(child.steps)).toEqual(['contacts', 'consent', 'credits']);
  await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount: 10 });
  expect(todo((await partner.call('partner.setupStatus', { external_ref: 'shop-1' })).steps)).toEqual([
    'contacts',
    'consent',
  ]);
});
