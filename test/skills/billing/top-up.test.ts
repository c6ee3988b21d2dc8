import { useTestApp } from '../../support/app.ts';
import { registerPartner } from '../../support/partner.ts';
import { stand } from '../../support/stand.ts';

const app = useTestApp();
const withoutPayments = useTestApp({ TERN_PAYMENTS: 'none' });

const consent = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
  evidence: { form: 'signup' },
} as const;

test('billing.topUp adds the credits of a payment as one credit entry', async () => {
  const { call } = await app.account({ credits: 0 });
  const { entry, balance } = await call('billing.topUp', { amount_credits: 1000, payment_ref: 'pay_42' });
  expect(entry).toMatchObject({ kind: 'topup', amount: 1000, ref: 'payment:pay_42', note: 'pay_42', message_id: null });
  expect(balance).toEqual({ available: 1100, held: 0, posted: 1100 });
  expect((await call('billing.ledger', { kind: 'topup' })).items).toEqual([entry]);
});

test('billing.topUp adds one entry when 64 concurrent calls use the same payment_ref', async () => {
  const { call } = await app.account({ credits: 0 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 64 }, () => call('billing.topUp', { amount_credits: 10, payment_ref: 'pay_race' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: -32002, data: { reason: 'reference_used' } });
  }
  expect((await call('billing.ledger', { kind: 'topup' })).items).toHaveLength(1);
  expect((await call('billing.balance', {})).posted).toBe(110);
});

test('billing.topUp adds all of 64 concurrent payments', async () => {
  const { call } = await app.account({ credits: 0 });
  await Promise.all(
    Array.from({ length: 64 }, (_, index) =>
      call('billing.topUp', { amount_credits: 10, payment_ref: `pay_${index}` }),
    ),
  );
  expect((await call('billing.balance', {})).posted).toBe(740);
});

test('billing.topUp returns the first result for a repeated idempotency_key and adds nothing', async () => {
  const { call } = await app.account({ credits: 0 });
  const params = { amount_credits: 10, payment_ref: 'pay_1', idempotency_key: 'k1' };
  const first = await call('billing.topUp', params);
  expect(await call('billing.topUp', params)).toEqual({ ...first, replayed: true });
  expect((await call('billing.balance', {})).posted).toBe(110);
});

test('billing.topUp rejects a declined payment and writes no entry', async () => {
  const { call } = await app.account({ credits: 0 });
  await expect(call('billing.topUp', { amount_credits: 10, payment_ref: 'declined_1' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'payment_declined' },
  });
  expect((await call('billing.ledger', { kind: 'topup' })).items).toEqual([]);
});

test('a dry run of billing.topUp does not use up the payment', async () => {
  const { call } = await app.account({ credits: 0 });
  const params = { amount_credits: 10, payment_ref: 'pay_dry' };
  expect(await call('billing.topUp', { ...params, dry_run: true })).toMatchObject({
    dry_run: true,
    balance: { posted: 110 },
  });
  expect((await call('billing.balance', {})).posted).toBe(100);
  expect((await call('billing.topUp', params)).balance.posted).toBe(110);
});

test.each([0, -5, 1.5, 10_000_001])('billing.topUp rejects an amount of %p credits', async (amount) => {
  const { call } = await app.account({ credits: 0 });
  await expect(call('billing.topUp', { amount_credits: amount, payment_ref: 'pay_1' })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/amount_credits' }] },
  });
});

test('billing.topUp ends a payment hold, and the account can send again', async () => {
  const account = await app.account({ credits: 0 });
  const { call } = account;
  await call('phone-numbers.ensureDefault', {});
  await call('contacts.import', { contacts: [{ phone: '+12025550110' }], consent });
  await stand(app, account.accountId, 'payment_hold');
  app.clock.advance(2_000);
  expect((await call('billing.balance', {})).hold_state).toBe('payment_hold');
  await expect(call('messages.send', { to: '+12025550110', text: 'Hi' })).rejects.toMatchObject({
    code: 'payment_hold',
  });
  await call('billing.topUp', { amount_credits: 10, payment_ref: 'pay_1' });
  expect((await call('billing.balance', {})).hold_state).toBe('none');
  expect((await call('agent.whoami', {})).account.state).toBe('active');
  expect((await call('messages.send', { to: '+12025550110', text: 'Hi' })).state).toBe('queued');
});

test('billing.topUp does not end a suspension', async () => {
  const account = await app.account({ credits: 0 });
  await stand(app, account.accountId, 'suspended');
  await account.call('billing.topUp', { amount_credits: 10, payment_ref: 'pay_1' });
  app.clock.advance(2_000);
  expect((await account.call('agent.whoami', {})).account.state).toBe('suspended');
});

test('billing.topUp of one end-customer does not end the payment hold of another', async () => {
  const partner = await registerPartner(app);
  const [shop, bar] = [await partner.customer('shop'), await partner.customer('bar')];
  for (const { accountId } of [shop, bar]) await stand(app, accountId, 'payment_hold');
  await shop.call('billing.topUp', { amount_credits: 10, payment_ref: 'pay_1' });
  app.clock.advance(2_000);
  expect((await shop.call('billing.balance', {})).hold_state).toBe('none');
  expect((await bar.call('billing.balance', {})).hold_state).toBe('payment_hold');
});

test('billing.topUp rejects every payment if no payment provider is configured', async () => {
  const { call } = await withoutPayments.account({ credits: 0 });
  await expect(call('billing.topUp', { amount_credits: 10, payment_ref: 'pay_1' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'payments_not_configured' },
  });
  expect((await call('billing.balance', {})).posted).toBe(100);
});
