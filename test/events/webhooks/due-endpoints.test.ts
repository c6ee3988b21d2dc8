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
  expect(due).toEqual([{ tenant_id: partner.accountId, id: 'partner', latency_ms: null }]);

  await pool.query("UPDATE webhook_endpoints SET lease_by = 'another', lease_until = $1", [
    new Date(app.clock.now.getTime() + 30_000),
  ]);
  expect((await look()).maxRows).toBe(1);
  expect(await app.parts.database.rows(dueEndpoints, app.clock.now, [], [], false, SLOW_MS, 10, 200)).toEqual([]);
});

test('tenants take turns, and of each the endpoints come first that were served longest ago', async () => {
  const { database } = app.parts;
  const [crowd, other] = [await app.account(), await app.account()];
  const ids = new Map<string, string[]>();
  for (const { account, count } of [
    { account: crowd, count: 4 },
    { account: other, count: 1 },
  ]) {
    const own: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const { webhook } = await account.call('agent.webhooks.create', { url: `https://example.com/${n}` });
      await account.call('agent.webhooks.test', { webhook_id: webhook.id });
      // The later, the longer ago.
      await database.pool.query('UPDATE webhook_endpoints SET lease_until = $3 WHERE tenant_id = $1 AND id = $2', [
        account.accountId,
        webhook.id,
        new Date(app.clock.now.getTime() - n * 1000),
      ]);
      own.unshift(webhook.id);
    }
    ids.set(account.accountId, own);
  }
  const look = (busy: readonly string[], perTenant: number, limit: number) =>
    database.rows(dueEndpoints, app.clock.now, [], busy, false, SLOW_MS, perTenant, limit);
  const found = await look([], 3, 4);
  expect(new Set(found.slice(0, 2).map(({ tenant_id: id }) => id))).toEqual(new Set(ids.keys()));
  expect(found.filter(({ tenant_id: id }) => id === crowd.accountId).map(({ id }) => id)).toEqual(
    ids.get(crowd.accountId)?.slice(0, 3),
  );
  expect((await look([crowd.accountId], 3, 4)).map(({ id }) => id)).toEqual(ids.get(other.accountId));
});
