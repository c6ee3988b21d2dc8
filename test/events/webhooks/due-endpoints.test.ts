import { SLOW_MS } from '../../../src/domain/webhooks/latency.ts';
import { dueEndpoints } from '../../../src/events/webhooks/due-endpoints.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { explain } from '../../support/explain.ts';
import { createPartner } from '../../support/webhooks/partner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, 'drained', undefined, 'own');
});
afterAll(() => app.stop());

test('the search for due endpoints does not read the backlog of a leased endpoint, even with an outdated plan', async () => {
  const { pool } = app.parts.database;
  const partner = await createPartner(app);
  await partner.call('partner.configureWebhook', { webhook_url: 'https://example.com/hooks' });
  await partner.emit('acc_1');
  await pool.query("UPDATE outbox_events SET state = 'delivered'");
  await pool.query('ANALYZE outbox_events');
  await partner.emit('acc_1', 5_000);
  const look = () => explain(pool, dueEndpoints, [app.clock.now, [], [], false, SLOW_MS, 10, 200]);

  expect((await look()).maxRows).toBe(1);
  const due = await app.parts.database.rows(dueEndpoints, app.clock.now, [], [], false, SLOW_MS, 10, 200);
  expect(due).toEqual([{ tenant_id: partner.accountId, id: 'partner' }]);

  await pool.query("UPDATE webhook_endpoints SET lease_by = 'another', lease_until = $1", [
    new Date(app.clock.now.getTime() + 30_000),
  ]);
  expect((await look()).maxRows).toBe(1);
  expect(await app.parts.database.rows(dueEndpoints, app.clock.now, [], [], false, SLOW_MS, 10, 200)).toEqual([]);
});
