import { watch } from '../../src/messaging/watch/watch.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { registerPartner } from '../skills/partner/support/partner.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const gauge = (text: string, name: string): number => Number(new RegExp(`^tern_${name} (.+)$`, 'm').exec(text)?.[1]);
const scrape = async (): Promise<string> => (await fetch(`${app.url}/metrics`)).text();

test('a text that nobody hands out, a worker that does not come back, an event that waits and one that is dead are seen', async () => {
  const { pool } = app.parts.database;
  const idle = await scrape();
  expect(gauge(idle, 'database_up')).toBe(1);
  for (const name of ['single_texts_due_seconds', 'events_pending_seconds', 'lost_leases', 'dead_letters'])
    expect(gauge(idle, name)).toBe(0);

  const partner = await registerPartner(app);
  await partner.call('partner.configureWebhook', { webhook_url: 'https://example.com/hook' });
  const shop = await partner.customer('shop-1');
  await shop.call('contacts.upsert', { phone: '+12025550143' });
  const send = () => shop.call('messages.send', { to: '+12025550143', text: 'Hi', purpose: 'transactional' });
  const [waiting, lost] = [await send(), await send()];
  await pool.query("UPDATE messages SET state = 'submitting', lease_until = $2 WHERE tenant_id = $1 AND id = $3", [
    partner.accountId,
    app.clock.now,
    lost.message_id,
  ]);
  await pool.query(
    "UPDATE outbox_events SET state = 'dead' WHERE tenant_id = $1 AND id = (SELECT max(id) FROM outbox_events WHERE tenant_id = $1)",
    [partner.accountId],
  );
  app.clock.advance(90_000);
  const busy = await scrape();
  expect(gauge(busy, 'single_texts_due_seconds')).toBe(90);
  expect(gauge(busy, 'lost_leases')).toBe(1);
  expect(gauge(busy, 'events_pending_seconds')).toBe(90);
  expect(gauge(busy, 'dead_letters')).toBe(1);
  expect(gauge(busy, 'unsealed_entries_seconds')).toBeGreaterThanOrEqual(90);

  await app.drain();
  expect(gauge(await scrape(), 'single_texts_due_seconds')).toBe(0);
  expect((await shop.call('messages.get', { message_id: waiting.message_id })).message.state).not.toBe('queued');
});

test('while PostgreSQL is away the scrape is answered and says so', async () => {
  const database = openDatabase({
    connectionString: 'postgres://nobody@127.0.0.1:1/none',
    maxConnections: 1,
    statementTimeoutMs: 1_000,
    applicationName: 'away',
  });
  const text = await createMetrics(watch(database, () => new Date())).text();
  await database.close();
  expect(gauge(text, 'database_up')).toBe(0);
  expect(gauge(text, 'dead_letters')).toBeNaN();
});
