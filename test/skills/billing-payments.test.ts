import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TERN_PAYMENTS: 'none' });
});
afterAll(() => app.stop());

test('billing.topUp believes nobody where no payment provider is set up', async () => {
  const { call } = await app.account({ credits: 0 });
  await expect(call('billing.topUp', { amount: 10, payment_ref: 'pay_1' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'payments_not_configured' },
  });
  expect((await call('billing.balance', {})).posted).toBe(100);
});
