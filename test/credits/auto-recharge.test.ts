import fc from 'fast-check';
import { recharge } from '../../src/credits/auto-recharge/recharge.ts';
import { watchBalances } from '../../src/credits/auto-recharge/rule.ts';
import type { Charge, ChargeOutcome } from '../../src/credits/payments/payment-adapter.ts';
import { addCharge, chargedAt, nextAllowed } from '../../src/domain/charge-limits.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { spendTo as spendAllBut } from '../support/credits/spend-to.ts';
import { registerPartner } from '../support/partner.ts';

const app = useTestApp();
const withoutPayments = useTestApp({ TERN_PAYMENTS: 'none' });
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
test('a balance below the threshold is charged once, with an entry, an audit entry and an event', async () => {
  const partner = await registerPartner(app);
  account = await partner.customer('shop');
  await account.call('billing.topUp', { amount_credits: 600, payment_ref: 'first' });
  await set();
  await app.drain();
  expect(await show()).toMatchObject({ charged_today: 0, last_charged_at: null });
  const [{ tenant_id: tenantId } = { tenant_id: '' }] = await query<{ tenant_id: string }>(
    'SELECT tenant_id FROM accounts WHERE id = $1',
    [account.accountId],
  );
  await query(
    `WITH entry AS (
       INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) VALUES ($1, 'cre_spent', $2, 'adjustment', -1200, 'spent', now()))
     UPDATE credit_accounts SET posted = posted - 1200 WHERE tenant_id = $1 AND account_id = $2`,
    [tenantId, account.accountId],
  );
  for (let run = 0; run < 3; run += 1) await app.drain();
  expect(await availableOf()).toBe(1_400);
  expect(await show()).toMatchObject({ charged_today: 1_000, charged_this_month: 1_000, failures: 0 });
  const { items } = await account.call('billing.ledger', { kind: 'topup' });
  expect(items.filter(({ ref }) => ref.startsWith('auto:rch_'))).toHaveLength(1);
  const events = await query<{ body: string }>(
    "SELECT body FROM outbox_events WHERE tenant_id = $1 AND type = 'balance.recharged'",
    [tenantId],
  );
  expect(events.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toMatchObject([
    { external_ref: 'shop', amount: 1_000, available: 1_400, threshold: 500 },
  ]);
  const audited = await query(
    "SELECT outcome FROM audit_entries WHERE account_id = $1 AND skill = 'billing.autoRecharge' AND outcome = 'charged'",
    [account.accountId],
  );
  expect(audited).toHaveLength(1);
});

const spendTo = (left: number): Promise<void> => spendAllBut(app, account, left);

test('charges stop at the limits of the day and of the month, and continue after them', async () => {
  await set({ amount_credits: 100, daily_limit_credits: 200, monthly_limit_credits: 300, threshold_credits: 50 });
  const fallThrice = async () => {
    for (let fall = 0; fall < 3; fall += 1) {
      await spendTo(10);
      await app.drain();
    }
  };
  await fallThrice();
  expect(await show()).toMatchObject({ charged_today: 200, charged_this_month: 200 });
  app.clock.now = new Date('2029-06-13T23:59:59Z');
  await fallThrice();
  expect(await show()).toMatchObject({ charged_today: 200 });
  app.clock.now = new Date('2029-06-14T00:00:00Z');
  await fallThrice();
  expect(await show()).toMatchObject({ charged_today: 100, charged_this_month: 300 });
  app.clock.now = new Date('2029-06-20T12:00:00Z');
  await fallThrice();
  expect(await show()).toMatchObject({ charged_today: 0, charged_this_month: 300 });
  app.clock.now = new Date('2029-07-01T00:00:00Z');
  await fallThrice();
  expect(await show()).toMatchObject({ charged_today: 200, charged_this_month: 200 });
});

test('a threshold that one charge does not lift the balance over is rejected', async () => {
  for (const threshold_credits of [1_000, 1_001])
    await expect(set({ threshold_credits })).rejects.toMatchObject({
      code: -32602,
      data: { field_errors: [{ path: '/threshold_credits' }] },
    });
  await set();
  await expect(account.call('billing.autoRecharge', { amount_credits: 500 })).rejects.toMatchObject({ code: -32602 });
});

test('a rule of an earlier version whose threshold exceeds its amount charges once per fall', async () => {
  await set();
  await query('UPDATE auto_recharges SET threshold = 10000, amount = 10, daily_limit = 1000 WHERE tenant_id = $1', [
    account.accountId,
  ]);
  for (let run = 0; run < 8; run += 1) await app.drain();
  expect(await availableOf()).toBe(110);
});

test('for drawn spending and payments, a balance is charged once each time it falls through the threshold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('spend', 'pay', 'idle'), { minLength: 3, maxLength: 8 }),
      async (acts) => {
        account = await app.account({ credits: 900 });
        await set({ threshold_credits: 400, amount_credits: 500, daily_limit_credits: 100_000 });
        let falls = 0;
        for (const [index, act] of acts.entries()) {
          if (act === 'spend') {
            await spendTo(100);
            falls += 1;
          }
          if (act === 'pay') await account.call('billing.topUp', { amount_credits: 50, payment_ref: `paid ${index}` });
          for (let run = 0; run < 2; run += 1) await app.drain();
        }
        const { items } = await account.call('billing.ledger', { kind: 'topup' });
        expect(items.filter(({ ref }) => ref.startsWith('auto:'))).toHaveLength(falls);
      },
    ),
    { numRuns: 6 },
  );
});

test('a rule whose charges fail is disabled with the reason, and starts again when it is set', async () => {
  await set({ payment_method: 'declined_card' });
  await app.drain();
  expect(await show()).toMatchObject({ enabled: true, failures: 1 });
  app.clock.advance(10 * 60_000);
  await app.drain();
  expect(await show()).toMatchObject({ enabled: true, failures: 2 });
  app.clock.advance(20 * 60_000);
  await app.drain();
  expect(await show()).toMatchObject({ enabled: false, disabled_reason: 'payment_declined', failures: 3 });
  app.clock.advance(DAY);
  await app.drain();
  const before = await availableOf();
  await set({ payment_method: 'pm_new', enabled: true });
  await app.drain();
  expect(await availableOf()).toBe(before + 1_000);
});

test('a disabled rule makes no charge', async () => {
  await set({ enabled: false });
  await app.drain();
  expect(await availableOf()).toBe(100);
});

/** A provider that charges each key once, and whose answer can get lost. */
function provider(isLost: () => boolean) {
  const charged = new Map<string, number>();
  return {
    charged,
    confirm: async () => ({ ok: true }) as const,
    charge: async ({ key, amountCredits }: Charge): Promise<ChargeOutcome> => {
      charged.set(key, amountCredits);
      if (isLost()) throw new Error('The answer is lost.');
      return { ok: true };
    },
  };
}

test('credits equal the charges of the provider, for drawn losses of answers, crashes and concurrent workers', async () => {
  const { database } = app.parts;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), fc.boolean(), async (losses, disables) => {
      account = await app.account({ credits: 0 });
      await set({ amount_credits: 450, daily_limit_credits: 900, threshold_credits: 400 });
      const pending = [...losses];
      const adapter = provider(() => pending.shift() ?? false);
      const claim = async () => {
        await watchBalances(database, app.clock.now);
        const until = new Date(app.clock.now.getTime() + 30_000);
        const due = await query(
          'UPDATE auto_recharges SET due_at = $2 WHERE tenant_id = $1 AND due_at <= $3 AND (enabled OR charging) RETURNING 1',
          [account.accountId, until, app.clock.now],
        );
        return due.length === 0
          ? null
          : { tenantId: account.accountId, id: account.accountId, now: app.clock.now, until };
      };
      for (let run = 0; run < losses.length + 2; run += 1) {
        const claimed = await claim();
        if (claimed !== null) {
          const work = () => recharge(database, adapter, () => app.clock.now, claimed);
          await Promise.allSettled([work(), work()]);
        }
        if (disables && run === 0) await account.call('billing.autoRecharge', { enabled: false });
        app.clock.advance(31_000);
      }
      const paid = [...adapter.charged.values()].reduce((sum, amount) => sum + amount, 0);
      expect(await availableOf()).toBe(100 + paid);
      expect(paid).toBe(450);
    }),
    { numRuns: 15 },
  );
});

test('charges never exceed the limits, for drawn times and amounts', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 40 * 3_600_000 }), { maxLength: 120 }),
      (amount, perDay, factor, pauses) => {
        const limits = { daily: amount * perDay, monthly: amount * perDay * factor };
        let at = Date.parse('2029-01-30T20:00:00Z');
        let charged = { on: null as string | null, day: 0, month: 0 };
        const sums = new Map<string, number>();
        for (const pause of pauses) {
          at += pause;
          const now = new Date(at);
          const allowed = nextAllowed(charged, amount, limits, now);
          if (allowed !== null) {
            expect(allowed.getTime()).toBeGreaterThan(at);
            expect(nextAllowed(charged, amount, limits, allowed)?.getTime() ?? 0).not.toBe(allowed.getTime());
            continue;
          }
          charged = addCharge(charged, amount, now);
          for (const length of [10, 7]) {
            const key = now.toISOString().slice(0, length);
            sums.set(key, (sums.get(key) ?? 0) + amount);
          }
          expect(chargedAt(charged, now)).toEqual({
            day: sums.get(now.toISOString().slice(0, 10)),
            month: sums.get(now.toISOString().slice(0, 7)),
          });
        }
        for (const [key, sum] of sums)
          expect(sum).toBeLessThanOrEqual(key.length === 10 ? limits.daily : limits.monthly);
      },
    ),
  );
});

test('an incomplete rule, limits that do not fit, and an old version are rejected', async () => {
  await expect(account.call('billing.autoRecharge', {})).rejects.toMatchObject({ code: -32602 });
  await expect(set({ daily_limit_credits: 999 })).rejects.toMatchObject({ code: -32602 });
  await expect(set({ monthly_limit_credits: 2_999 })).rejects.toMatchObject({ code: -32602 });
  expect(await set({ expected_version: 0 })).toMatchObject({ changed: true, rule: { version: 1 } });
  expect(await set()).toMatchObject({ changed: false });
  await expect(set({ expected_version: 0, threshold_credits: 1 })).rejects.toMatchObject({
    data: { reason: 'version_conflict', version: 1 },
  });
});

test('a service whose payments need a person rejects the rule and says what to do', async () => {
  const other = await withoutPayments.account();
  await expect(set({}, other)).rejects.toMatchObject({
    code: -32002,
    data: {
      reason: 'payments_need_a_person',
      next_actions: [
        { skill: 'billing.setLimits', params: { alert_at_credits: 500 } },
        { skill: 'billing.topUp' },
        { skill: 'billing.portal' },
      ],
    },
  });
});
