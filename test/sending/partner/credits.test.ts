import { openHold } from '../../../src/credits/holds.ts';
import { newId } from '../../../src/platform/ids.ts';
import { useTestApp } from '../../support/app.ts';
import { ADA, registerPartner } from '../../support/partner.ts';

const app = useTestApp();

const BALANCE = 10;
const MESSAGE = { external_ref: 'shop', to: ADA, text: 'Your order is ready.', purpose: 'transactional' } as const;

/** An end-customer with a balance of 10 credits, and the credits of its partner. */
async function openShop() {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop', { credits: BALANCE });
  await shop.call('phone-numbers.ensureDefault', {});
  await shop.call('contacts.upsert', { phone: ADA, relationship: { kind: 'order' } });
  return {
    owner: { tenantId: partner.accountId, accountId: shop.accountId },
    send: (key: number) => partner.call('partner.send', { ...MESSAGE, idempotency_key: `order-${key}` }),
    balance: async () => shop.call('billing.balance', {}),
  };
}

test('partner.send spends the available credits to the last, and no credits that a campaign holds', async () => {
  const { owner, send, balance } = await openShop();
  const { available } = await balance();
  const hold = { id: newId('hld'), campaignId: 'cmp_1', amount: available - 2, now: app.clock.now };
  expect(await app.parts.database.transaction((tx) => openHold(tx, owner, hold))).toBe(true);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(send));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'credits_insufficient' });
  await expect(send(5)).rejects.toMatchObject({ code: 'credits_insufficient' });
  expect(await balance()).toMatchObject({ available: 0, held: available - 2 });
});

test('partner.send debits the account of its own partner only, whatever the IDs of other partners are', async () => {
  const { owner, send, balance } = await openShop();
  const { pool } = app.parts.database;
  await pool.query(
    "INSERT INTO credit_accounts (tenant_id, account_id, posted, held) VALUES ('acc_other', $1, 50, 0)",
    [owner.accountId],
  );
  const { available } = await balance();
  await send(1);
  expect(await balance()).toMatchObject({ available: available - 1 });
  const { rows } = await pool.query("SELECT posted FROM credit_accounts WHERE tenant_id = 'acc_other'");
  expect(rows).toEqual([{ posted: 50 }]);
});
