import { registerPartner } from '../../skills/partner/support/partner.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';

const NEW_YORK = '+12125550110';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('of two calls with one key that both wait for their person, the second is answered as the first, which took the only room under the cap', async () => {
  const { pool } = app.parts.database;
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  await optIn(shop, NEW_YORK);
  await shop.call('compliance.frequencyCap', { window_hours: 1, max: 1 });
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT frequency_lock($1, $2, $3)', [partner.accountId, shop.accountId, NEW_YORK]);
  const send = () =>
    partner.call('partner.send', {
      ...{ idempotency_key: 'k', external_ref: 'shop-1', to: NEW_YORK, text: 'Sale. Reply STOP to opt out.' },
    });
  const calls = [send(), send()];
  for (let waiting = 0; waiting < calls.length; ) waiting = (await pool.query(WAITING)).rowCount ?? 0;
  await client.query('COMMIT');
  client.release();
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ message_id: id }) => id)).size).toBe(1);
  expect(answers.filter(({ replayed }) => replayed === true)).toHaveLength(1);
  await expect(
    partner.call('partner.send', { idempotency_key: 'k', external_ref: 'shop-1', to: NEW_YORK, text: 'Another.' }),
  ).rejects.toMatchObject({ data: { reason: 'idempotency_key_reuse' } });
});

const WAITING = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'";
