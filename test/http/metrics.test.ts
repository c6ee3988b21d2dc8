import { openDatabase } from '../../src/platform/database/database.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { createQueueMetrics } from '../../src/workers/queue-metrics/queue-metrics.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { captureLog } from '../support/captured-log.ts';
import { leaseMessage } from '../support/lease-message.ts';
import { registerPartner } from '../support/partner.ts';

const { log, lines } = captureLog();
const complaints = () => lines.splice(0).filter(({ level }) => level === 'error');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, 'drained', log);
});
// A test that causes an error line removes it.
afterEach(() => expect(complaints()).toEqual([]));
afterAll(() => app.stop());

const gauge = (text: string, name: string): number => Number(new RegExp(`^tern_${name} (.+)$`, 'm').exec(text)?.[1]);
const counter = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`tern_${name} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );
const scrape = async (): Promise<string> => (await fetch(`${app.url}/metrics`)).text();

test('the metrics report overdue messages, expired leases, pending events and dead events', async () => {
  const { pool } = app.parts.database;
  const idle = await scrape();
  expect(gauge(idle, 'database_up')).toBe(1);
  for (const name of [
    'single_messages_due_seconds',
    'events_pending_seconds',
    'lost_leases',
    'dead_letters',
    'reviews_open',
  ])
    expect(gauge(idle, name)).toBe(0);

  const partner = await registerPartner(app);
  await partner.call('partner.configureWebhook', { webhook_url: 'https://example.com/hook' });
  const shop = await partner.customer('shop-1');
  await shop.call('contacts.upsert', { phone: '+12025550143', relationship: { kind: 'order' } });
  const send = () => shop.call('messages.send', { to: '+12025550143', text: 'Hi', purpose: 'transactional' });
  const [waiting, lost] = [await send(), await send()];
  await leaseMessage(pool, lost.message_id, app.clock.now);
  await pool.query(
    "UPDATE outbox_events SET state = 'dead' WHERE tenant_id = $1 AND id = (SELECT max(id) FROM outbox_events WHERE tenant_id = $1)",
    [partner.accountId],
  );
  await shop.call('messages.simulateInbound', { from: '+12025550143', text: 'this is spam' });
  app.clock.advance(90_000);
  const busy = await scrape();
  expect(gauge(busy, 'single_messages_due_seconds')).toBe(90);
  expect(gauge(busy, 'lost_leases')).toBe(1);
  expect(gauge(busy, 'events_pending_seconds')).toBe(90);
  expect(gauge(busy, 'dead_letters')).toBe(1);
  expect(gauge(busy, 'reviews_open')).toBe(1);
  expect(gauge(busy, 'unchained_entries_seconds')).toBeGreaterThanOrEqual(90);

  await pool.query(
    "UPDATE webhook_endpoints SET lease_by = 'a worker that died', lease_until = $2 WHERE tenant_id = $1",
    [partner.accountId, app.clock.now],
  );
  await app.drain();
  expect(counter(await scrape(), 'lease_takeovers_total{kind="webhook_endpoint"}')).toBe(1);
  expect(gauge(await scrape(), 'single_messages_due_seconds')).toBe(0);
  expect((await shop.call('messages.get', { message_id: waiting.message_id })).message.state).not.toBe('queued');
});

test('the metrics report campaigns that are overdue to start and pending number registrations', async () => {
  const { pool } = app.parts.database;
  const account = await app.account();
  const { number } = await account.call('phone-numbers.ensureDefault', {});
  const { campaign } = await account.call('campaigns.create', {
    audience: { include: { all: true } },
    name: 'Late',
    body: 'Hi. Reply STOP to opt out.',
  });
  await pool.query("UPDATE campaigns SET state = 'scheduled', send_at = $2 WHERE id = $1", [
    campaign.id,
    app.clock.now,
  ]);
  await pool.query('UPDATE phone_numbers SET registration_due_at = $2 WHERE id = $1', [number.id, app.clock.now]);
  app.clock.advance(45_000);
  const late = await scrape();
  expect(gauge(late, 'scheduled_campaigns_due_seconds')).toBe(45);
  expect(gauge(late, 'work_due_seconds{kind="number_registrations"}')).toBe(45);
  await pool.query("UPDATE campaigns SET state = 'draft', send_at = NULL WHERE id = $1", [campaign.id]);
  await pool.query('UPDATE phone_numbers SET registration_due_at = NULL WHERE id = $1', [number.id]);
});

test('the metrics count carrier outcomes and receipts by class, and rescued messages', async () => {
  const account = await app.account();
  const send = (to: string) => account.call('messages.send', { to, text: 'Hi', purpose: 'transactional' });
  const increases = {
    'carrier_responses_total{carrier="simulator",response="accepted"}': 4,
    'carrier_responses_total{carrier="simulator",response="rejected"}': 1,
    'carrier_responses_total{carrier="simulator",response="throttled"}': 2,
    'carrier_responses_total{carrier="simulator",response="unknown"}': 1,
    'receipts_total{status="undelivered"}': 1,
    'lease_takeovers_total{kind="message"}': 1,
  };
  const read = async () => {
    const text = await scrape();
    return Object.fromEntries(Object.keys(increases).map((name) => [name, counter(text, name)]));
  };
  await account.call('phone-numbers.ensureDefault', {});
  await app.drain();
  const before = await read();
  for (const phone of ['+12025550101', '+12025550143', '+12025550105', '+12025550107', '+12025550108']) {
    await account.call('contacts.upsert', { phone, relationship: { kind: 'order' } });
    await send(phone);
  }
  const lost = await send('+12025550143');
  await leaseMessage(app.parts.database.pool, lost.message_id, app.clock.now);
  // The number that is throttled twice is accepted at the third attempt.
  for (let run = 0; run < 4; run += 1) {
    app.clock.advance(5_000);
    await app.drain();
  }
  const after = await read();
  for (const [name, more] of Object.entries(increases))
    expect({ name, more: (after[name] ?? 0) - (before[name] ?? 0) }).toEqual({ name, more });
});

test('the metrics report a balance that differs from its credit entries until it is corrected', async () => {
  const { pool } = app.parts.database;
  const account = await app.account();
  await app.drain();
  const sound = await scrape();
  expect(counter(sound, 'credit_accounts_checked_total')).toBeGreaterThan(0);
  expect(counter(sound, 'credit_accounts_drifting')).toBe(0);
  for (const [column, more] of [
    ['posted', 1],
    ['held', 1],
  ] as const) {
    const move = (by: number) =>
      pool.query(`UPDATE credit_accounts SET ${column} = ${column} + $2 WHERE account_id = $1`, [
        account.accountId,
        by,
      ]);
    await move(more);
    await app.drain();
    expect(counter(await scrape(), 'credit_accounts_drifting')).toBe(1);
    expect(complaints()).toMatchObject([
      {
        fields: { accountId: account.accountId },
        message: 'credit balance differs from the sum of its entries',
      },
    ]);
    await move(-more);
    await app.drain();
    expect(counter(await scrape(), 'credit_accounts_drifting')).toBe(0);
  }
});

test('the metrics report call durations by skill and code, event loop lag and pool waits', async () => {
  const small = await startTestApp({ TERN_DB_CONNECTIONS: '2' });
  try {
    await busy(small);
  } finally {
    await small.stop();
  }
});

async function busy(small: TestApp): Promise<void> {
  const account = await small.account();
  await account.call('tags.create', { name: 'VIP' });
  await account.call('messages.get', { message_id: 'msg_none' }).catch(() => undefined);
  await fetch(`${small.url}/metrics`);
  // The lag measurement restarts at each scrape, and needs one sample before the loop is blocked.
  await new Promise((turn) => setTimeout(turn, 100));
  for (const until = performance.now() + 300; performance.now() < until; );
  await new Promise((turn) => setTimeout(turn, 50));
  const held = await Promise.all([1, 2].map(() => small.parts.database.pool.connect()));
  const scraped = fetch(`${small.url}/metrics`).then((answer) => answer.text());
  const waiting = small.parts.database.pool.query('SELECT 1');
  await new Promise((turn) => setTimeout(turn, 200));
  for (const client of held) client.release();
  const text = await scraped;
  await waiting;
  expect(counter(text, 'call_seconds_count{skill="tags.create",code="ok"}')).toBe(1);
  expect(counter(text, 'call_seconds_count{skill="messages.get",code="-32001"}')).toBe(1);
  expect(gauge(text, 'database_waiting_calls')).toBeGreaterThanOrEqual(1);
  expect(gauge(text, 'database_connections')).toBe(2);
  expect(Number(/^nodejs_eventloop_lag_max_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThan(0.2);
}

test('the metrics respond and report the outage while PostgreSQL is unreachable', async () => {
  const database = openDatabase({
    connectionString: 'postgres://nobody@127.0.0.1:1/none',
    maxConnections: 1,
    statementTimeoutMs: 1_000,
    applicationName: 'away',
  });
  const text = await createMetrics(createQueueMetrics(database, () => new Date())).text();
  await database.close();
  expect(gauge(text, 'database_up')).toBe(0);
  expect(gauge(text, 'dead_letters')).toBeNaN();
});
