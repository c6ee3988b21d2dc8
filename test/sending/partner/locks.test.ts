import { startTestApp, type TestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner } from '../../support/partner.ts';

const PEOPLE = ['+12125550110', '+12125550111'] as const;
const TEXT = 'Sale. Reply STOP to opt out.';
const RUNS = 6;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('concurrent sends of a partner and its end-customer to the same capped contacts do not deadlock', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  for (const phone of PEOPLE) await optIn(shop, phone);
  await shop.call('compliance.frequencyCap', { window_hours: 1, max: 1000 });
  for (let run = 0; run < RUNS; run += 1) {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        PEOPLE.flatMap((to) => [
          shop.call('messages.send', { to, text: TEXT }),
          partner.call('partner.send', {
            idempotency_key: `${run} ${index} ${to}`,
            external_ref: 'shop-1',
            to,
            text: TEXT,
          }),
        ]),
      ).flat(),
    );
  }
});

test('a concurrent hold on the balance is considered, and the message that spends the last credit emits balance.exhausted', async () => {
  const { pool } = app.parts.database;
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1', { credits: 5 });
  await optIn(shop, PEOPLE[0]);
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query('UPDATE credit_accounts SET held = held + 4 WHERE tenant_id = $1 AND account_id = $2', [
    partner.accountId,
    shop.accountId,
  ]);
  const sent = partner.call('partner.send', {
    idempotency_key: 'k',
    external_ref: 'shop-1',
    to: PEOPLE[0],
    text: TEXT,
  });
  await untilSomebodyWaits(pool);
  await other.query('COMMIT');
  other.release();
  await sent;
  expect(await partner.events('balance.exhausted')).toHaveLength(1);
});

test('a number that is released concurrently sends no more messages', async () => {
  const { pool } = app.parts.database;
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  await optIn(shop, PEOPLE[0]);
  const { items } = await shop.call('phone-numbers.list', {});
  const number = [partner.accountId, items[0]?.id];
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM phone_numbers WHERE tenant_id = $1 AND id = $2 FOR UPDATE', number);
  const sent = partner.call('partner.send', {
    idempotency_key: 'k',
    external_ref: 'shop-1',
    to: PEOPLE[0],
    text: TEXT,
  });
  await untilSomebodyWaits(pool);
  await other.query("UPDATE phone_numbers SET state = 'released' WHERE tenant_id = $1 AND id = $2", number);
  await other.query('COMMIT');
  other.release();
  await expect(sent).rejects.toMatchObject({ code: -32003 });
});
