import { createEstablishedCheck } from '../../src/accounts/established.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { registerPartner } from '../support/partner.ts';
import { provisionedCampaign } from '../support/registrations.ts';

const app = useTestApp();

type Tenant = Pick<TestAccount, 'accountId'>;

const check = ({ accountId }: Tenant) => createEstablishedCheck()(app.parts.database, accountId);
const run = (sql: string, ...values: unknown[]) => app.parts.database.pool.query(sql, values);

test('an account is established when it has paid, and not before', async () => {
  const account = await app.account({ credits: 0 });
  await account.call('phone-numbers.ensureDefault', {});
  expect(await check(account)).toBe(false);
  await account.call('billing.topUp', { amount_credits: 10, payment_ref: 'pay_1' });
  expect(await check(account)).toBe(true);
});

test('credits of another account establish no partner organization, and those of the operator do', async () => {
  const partner = await registerPartner(app);
  await partner.customer('shop');
  expect(await check(partner)).toBe(false);
  await run(
    `INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) VALUES ($1, 'cre_1', $1, 'grant', 0, 'operator:cre_1', now())`,
    partner.accountId,
  );
  expect(await check(partner)).toBe(true);
});

test('a customer that pays establishes its partner organization', async () => {
  const partner = await registerPartner(app);
  const customer = await partner.customer('shop');
  await customer.call('billing.topUp', { amount_credits: 10, payment_ref: 'pay_2' });
  expect(await check(partner)).toBe(true);
});

test('a number at a carrier establishes its account, until it is released', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await run("UPDATE phone_numbers SET carrier = 'smpp' WHERE tenant_id = $1", account.accountId);
  expect(await check(account)).toBe(true);
  await run('UPDATE phone_numbers SET released_at = now() WHERE tenant_id = $1', account.accountId);
  expect(await check(account)).toBe(false);
});

test('an approved campaign of a registered brand establishes its account', async () => {
  const account = await app.account();
  await provisionedCampaign(app, account);
  expect(await check(account)).toBe(true);
});

test('the answer for an established account is remembered', async () => {
  const account = await app.account({ credits: 0 });
  const isEstablished = createEstablishedCheck();
  await account.call('billing.topUp', { amount_credits: 10, payment_ref: 'pay_3' });
  expect(await isEstablished(app.parts.database, account.accountId)).toBe(true);
  await run('DELETE FROM credit_entries WHERE tenant_id = $1', account.accountId);
  expect(await isEstablished(app.parts.database, account.accountId)).toBe(true);
});
