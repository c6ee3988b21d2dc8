import { recharge } from '../../src/credits/auto-recharge/recharge.ts';
import { watchBalances } from '../../src/credits/auto-recharge/rule.ts';
import type { Charge, ChargeOutcome } from '../../src/credits/payments/payment-adapter.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { spendTo as spendAllBut } from '../support/credits/spend-to.ts';

const app = useTestApp();
let account: TestAccount;

const RULE = { threshold_credits: 500, amount_credits: 1_000, payment_method: 'pm_card' } as const;
const DAY = 86_400_000;

beforeEach(async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  account = await app.account({ credits: 0 });
});

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  app.parts.database.pool.query<Row>(text, values).then(({ rows }) => rows);
const set = (more: Record<string, unknown> = {}, caller = account) =>
  caller.call('billing.autoRecharge', { ...RULE, ...more });
const show = async () => (await account.call('billing.autoRecharge', { dry_run: true })).rule;
const availableOf = async () => (await account.call('billing.balance', {})).available;
const spendTo = (left: number): Promise<void> => spendAllBut(app, account, left);

/** What a worker does that has claimed the rule of the account, with a provider of its own. */
async function work(adapter: Parameters<typeof recharge>[1]): Promise<void> {
  const { database } = app.parts;
  await watchBalances(database, app.clock.now);
  const until = new Date(app.clock.now.getTime() + 30_000);
  await query('UPDATE auto_recharges SET due_at = $2 WHERE tenant_id = $1 AND due_at <= $3', [
    ...[account.accountId, until, app.clock.now],
  ]);
  const claimed = { tenantId: account.accountId, id: account.accountId, now: app.clock.now, until };
  await recharge(database, adapter, () => app.clock.now, claimed);
}

test('a charge credits what was asked of a slow provider, although the rule changed and another worker took over', async () => {
  await set({ threshold_credits: 200, amount_credits: 1_000, daily_limit_credits: 100_000 });
  const asked: Charge[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow = {
    confirm: async () => ({ ok: true }) as const,
    charge: async (charge: Charge): Promise<ChargeOutcome> => {
      asked.push(charge);
      begin();
      await answered;
      return { ok: true };
    },
  };
  const first = work(slow);
  await begun;
  const other = await account.call('agent.createKey', { name: 'other', permissions: ['full'] });
  await app
    .as(other.api_key as string)
    .call('billing.autoRecharge', { amount_credits: 5_000, payment_method: 'other' });
  app.clock.advance(31_000);
  const second = work(slow);
  answer();
  await Promise.all([first, second]);
  expect(
    new Set(asked.map(({ key, amountCredits, paymentMethod }) => `${key} ${amountCredits} ${paymentMethod}`)).size,
  ).toBe(1);
  expect(asked[0]).toMatchObject({ amountCredits: 1_000, paymentMethod: 'pm_card' });
  expect(await availableOf()).toBe(1_100);
  const audited = await query<{ key_id: string }>(
    "SELECT key_id FROM audit_entries WHERE tenant_id = $1 AND outcome = 'charged'",
    [account.accountId],
  );
  expect(audited).toEqual([{ key_id: (await account.call('agent.whoami', {})).key_id }]);
});

test.each(['revoked', 'expired'] as const)('the rule of a %s key charges nothing more and says so', async (how) => {
  const { api_key: key, key_id: id } = await account.call('agent.createKey', {
    name: 'payer',
    permissions: ['full'],
    ...(how === 'expired' && { expires_at: new Date(app.clock.now.getTime() + 60_000).toISOString() }),
  });
  await set({ threshold_credits: 50 }, app.as(key as string, account.accountId));
  if (how === 'revoked') await account.call('agent.revokeKey', { key_id: id });
  else app.clock.advance(61_000);
  await spendTo(10);
  await app.drain();
  expect(await show()).toMatchObject({ enabled: false, disabled_reason: `key_${how}`, charged_today: 0 });
  expect(await availableOf()).toBe(10);
  app.clock.advance(DAY);
  await app.drain();
  expect((await account.call('dashboard.alerts', {})).items).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'recharge_disabled' })]),
  );
  await account.call('billing.autoRecharge', { enabled: true });
  await app.drain();
  expect(await availableOf()).toBe(1_010);
});

test('a key that replaces another one keeps its rule', async () => {
  await set({ threshold_credits: 50 });
  const { key_id: id } = await account.call('agent.whoami', {});
  const { api_key: key } = await account.call('agent.rotateKey', { key_id: id, overlap_seconds: 0 });
  account = app.as(key as string, account.accountId);
  await spendTo(10);
  await app.drain();
  expect(await show()).toMatchObject({ enabled: true, charged_today: 1_000 });
});
