import { loadContract } from '../../../codegen/contract.ts';
import type { PostError } from '../../../src/platform/safe-fetch/error-code.ts';
import { createPartner, type TestPartner } from '../../messaging/delivery/support/partner.ts';
import { type Receiver, startReceiver } from '../../messaging/delivery/support/receiver.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let receiver: Receiver;
let partner: TestPartner;

beforeAll(async () => {
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', TERN_WEBHOOK_WORKER: 'off' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  receiver = await startReceiver();
  partner = await createPartner(app);
});
afterEach(() => receiver.close());

const configure = (params: object = {}) =>
  partner.call('partner.configureWebhook', { webhook_url: receiver.url, ...params });
const fail = (): void => receiver.answer((_request, response) => response.writeHead(500).end());

test('without a worker nothing leaves until processOutbox is called, and at most limit then', async () => {
  await configure();
  const customer = await partner.customer('shop-1');
  const ids = await partner.emit(customer, 5);
  await app.drain();
  expect(receiver.received).toHaveLength(0);
  expect(await partner.call('partner.processOutbox', { limit: 2 })).toMatchObject({
    delivered: 2,
    failed: 0,
    dead: 0,
    remaining: 3,
  });
  expect(await partner.call('partner.processOutbox', {})).toMatchObject({ delivered: 3, remaining: 0 });
  expect(receiver.received.map(({ id }) => id)).toEqual(ids);
});

test('processOutbox delivers for an endpoint that delivers on request, and says what failed', async () => {
  const { endpoint } = await configure({ delivery: 'on_request' });
  fail();
  await partner.emit('acc_1');
  await partner.emit('acc_2', 2);
  expect(await partner.call('partner.processOutbox', {})).toEqual({
    delivered: 0,
    failed: 2,
    dead: 0,
    remaining: 3,
    endpoint,
  });
  expect(await partner.call('partner.processOutbox', {})).toMatchObject({ failed: 0, remaining: 3 });
});

test('an event whose last attempt fails in processOutbox is counted as dead', async () => {
  await configure();
  fail();
  await partner.emit('acc_1');
  await app.parts.database.pool.query('UPDATE outbox_events SET attempt = 9');
  expect(await partner.call('partner.processOutbox', {})).toMatchObject({ failed: 0, dead: 1, remaining: 0 });
});

test('a rehearsal of processOutbox counts what waits and what of it is due, and sends nothing', async () => {
  await configure();
  const [, later] = await partner.emit('acc_1', 2);
  await app.parts.database.pool.query("UPDATE outbox_events SET due_at = due_at + interval '1 hour' WHERE id = $1", [
    later,
  ]);
  const rehearsed = await partner.call('partner.processOutbox', { dry_run: true });
  expect(rehearsed).toMatchObject({ delivered: 0, remaining: 2, due: 1, dry_run: true });
  expect(rehearsed).not.toHaveProperty('warnings');
  expect(receiver.received).toHaveLength(0);
  expect(await partner.call('partner.processOutbox', {})).toMatchObject({ delivered: 1, remaining: 1 });
});

test.each([{}, { dry_run: true }])(
  'processOutbox %j says that the endpoint is disabled, and how to enable it',
  async (params) => {
    await configure();
    receiver.answer((_request, response) => response.writeHead(410).end());
    await partner.emit('acc_1');
    await partner.call('partner.processOutbox', {});
    const told = await partner.call('partner.processOutbox', params);
    expect(told).toMatchObject({
      delivered: 0,
      remaining: 1,
      warnings: [
        {
          code: 'endpoint_disabled',
          next_actions: [{ skill: 'partner.configureWebhook', params: { webhook_url: receiver.url } }],
        },
      ],
    });
    expect(told.due ?? 0).toBe(0);
    expect(receiver.received).toHaveLength(1);
  },
);

test.each([{}, { dry_run: true }])('processOutbox %j says that the breaker is open, and until when', async (params) => {
  await configure();
  fail();
  for (let customer = 0; customer < 10; customer += 1) await partner.emit(`acc_${customer}`);
  const { endpoint } = await partner.call('partner.processOutbox', {});
  await partner.emit('acc_new');
  const told = await partner.call('partner.processOutbox', params);
  const until = new Date(app.clock.now.getTime() + 30_000).toISOString();
  expect(endpoint?.breaker_open_until).toBe(until);
  expect(told).toMatchObject({
    failed: 0,
    remaining: 11,
    warnings: [{ code: 'breaker_open', message: expect.stringContaining(until) }],
  });
  expect(told.due ?? 0).toBe(0);
  expect(receiver.received).toHaveLength(10);
});

test('processOutbox without an endpoint says how to set one up', async () => {
  await expect(partner.call('partner.processOutbox', {})).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'webhook_not_configured', next_actions: [{ skill: 'partner.configureWebhook' }] },
  });
});

test('processOutbox delivers to the caller’s endpoint only, and is in the audit log', async () => {
  const stranger = await createPartner(app);
  await stranger.call('partner.configureWebhook', { webhook_url: receiver.url });
  await stranger.emit('acc_1');
  await configure();
  expect(await partner.call('partner.processOutbox', {})).toMatchObject({ delivered: 0 });
  expect(receiver.received).toHaveLength(0);
  const { rows } = await app.parts.database.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM audit_entries WHERE skill = 'partner.processOutbox' AND tenant_id = $1",
    [partner.accountId],
  );
  expect(rows[0]?.count).toBe(1);
});

test('outbox.list shows each event with its end-customer, its attempts and its next one, page by page', async () => {
  await configure();
  const customer = await partner.customer('shop-1');
  const ids = await partner.emit(customer, 5);
  fail();
  await partner.call('partner.processOutbox', {});
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await partner.call('partner.outbox.list', { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
    seen.push(...page.items.map((item) => item.event_id));
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(ids);
  const { items } = await partner.call('partner.outbox.list', { event_id: ids[0] as string });
  const [row] = await partner.events();
  expect(items).toEqual([
    expect.objectContaining({
      event_id: ids[0],
      external_ref: 'shop-1',
      state: 'pending',
      next_attempt_at: row?.due_at.toISOString(),
      event: expect.objectContaining({ id: ids[0], data: { text: 'é €' } }),
      attempts: [expect.objectContaining({ status: 500, at: app.clock.now.toISOString() })],
    }),
  ]);
});

test('outbox.list and outbox.replay narrow by state, type, end-customer and time, and know no end-customer of others', async () => {
  await configure();
  const [one, two] = [await partner.customer('shop-1'), await partner.customer('shop-2')];
  const [first] = await partner.emit(one);
  const start = app.clock.now;
  app.clock.advance(60_000);
  await partner.call('partner.processOutbox', {});
  const [second] = await partner.emit(two);
  const list = async (params: Record<string, unknown>) =>
    (await partner.call('partner.outbox.list', params)).items.map((item) => item.event_id);
  expect(await list({ state: 'pending' })).toEqual([second]);
  expect(await list({ state: 'delivered' })).toEqual([first]);
  expect(await list({ state: 'dead' })).toEqual([]);
  expect(await list({ external_ref: 'shop-2' })).toEqual([second]);
  expect(await list({ since: app.clock.now.toISOString() })).toEqual([second]);
  expect(await list({ type: 'balance.low' })).toEqual([]);
  await expect(list({ external_ref: 'shop-3' })).rejects.toMatchObject({ code: -32001 });

  const replay = (params: Record<string, unknown>) =>
    partner.call('partner.outbox.replay', { since: start.toISOString(), states: ['delivered'], ...params });
  await partner.call('partner.processOutbox', {});
  expect(await replay({ external_ref: 'shop-2', dry_run: true })).toMatchObject({ requeued: 1 });
  expect(await replay({ until: app.clock.now.toISOString() })).toEqual({ requeued: 1, remaining: 0 });
  expect(await list({ state: 'pending' })).toEqual([first]);
  expect(await replay({ type: 'balance.low' })).toMatchObject({ requeued: 0 });
  await expect(replay({ external_ref: 'shop-3' })).rejects.toMatchObject({ code: -32001 });
});

test('a replay since a moment takes dead events unless it is told otherwise', async () => {
  await configure();
  await partner.emit('acc_1', 2);
  await partner.call('partner.processOutbox', { limit: 1 });
  await app.parts.database.pool.query("UPDATE outbox_events SET state = 'dead' WHERE state = 'pending'");
  const since = new Date(app.clock.now.getTime() - 1000).toISOString();
  expect(await partner.call('partner.outbox.replay', { since })).toEqual({ requeued: 1, remaining: 0 });
});

test('a replay wants either ids or a moment, and all of the ids', async () => {
  const stranger = await createPartner(app);
  const [foreign] = await stranger.emit('acc_1');
  const replay = (params: Record<string, unknown>) => partner.call('partner.outbox.replay', params);
  await expect(replay({})).rejects.toMatchObject({ code: -32602 });
  await expect(replay({ event_ids: ['evt_1'], since: '2026-01-01T00:00:00Z' })).rejects.toMatchObject({ code: -32602 });
  const errors = await Promise.all(
    [foreign as string, 'evt_never'].map((id) => replay({ event_ids: [id] }).catch((error: Error) => error.message)),
  );
  expect(errors[0]).toBe(errors[1]);
  expect(await stranger.events()).toMatchObject([{ attempt: 0 }]);
});

test('processOutbox that finds another delivery under way all the time says so', async () => {
  await configure();
  await partner.emit('acc_1');
  const { pool } = app.parts.database;
  const lease = "UPDATE webhook_endpoints SET lease_by = 'another', lease_until = $2 WHERE tenant_id = $1";
  await pool.query(lease, [partner.accountId, new Date(app.clock.now.getTime() + 30_000)]);
  expect(await partner.call('partner.processOutbox', {})).toMatchObject({
    delivered: 0,
    failed: 0,
    remaining: 1,
    warnings: [{ code: 'delivery_under_way' }],
  });
  expect(receiver.received).toHaveLength(0);
}, 20_000);

test('a replay takes the oldest 10,000 and says how many it left for another call', async () => {
  await configure();
  const since = app.clock.now.toISOString();
  await app.parts.database.pool.query(
    `INSERT INTO outbox_events (tenant_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at)
     SELECT $1, 'evt_' || lpad(n::text, 6, '0'), 'acc_1', 'balance.low', '{}', 'dead', 10, '[]', $2, $2 FROM generate_series(1, 10003) n`,
    [partner.accountId, since],
  );
  const replay = () => partner.call('partner.outbox.replay', { since });
  expect(await replay()).toEqual({ requeued: 10_000, remaining: 3 });
  const { rows } = await app.parts.database.pool.query<{ id: string }>(
    "SELECT id FROM outbox_events WHERE tenant_id = $1 AND state = 'dead' ORDER BY id",
    [partner.accountId],
  );
  expect(rows.map(({ id }) => id)).toEqual(['evt_010001', 'evt_010002', 'evt_010003']);
  expect(await replay()).toEqual({ requeued: 3, remaining: 0 });
});

/** Whether an attempt that ended so is written down; requests that we dropped ourselves are not. */
const IS_KEPT: Readonly<Record<PostError, boolean>> = {
  blocked_url: true,
  blocked_address: true,
  dns_failed: true,
  unreachable: true,
  connect_timeout: true,
  connection_refused: true,
  connection_reset: true,
  tls_failed: true,
  timeout: true,
  invalid_request: true,
  invalid_response: true,
  cancelled: false,
  client_closed: false,
  connection_failed: true,
};

test('the contract names every reason for which an attempt was not answered', () => {
  const attempt = (loadContract().schemas.DeliveryAttempt ?? {}) as { properties?: { error: { description: string } } };
  const named = attempt.properties?.error.description.replace(/^.*: |;.*$/g, '').split(/, | or /);
  const kept = Object.entries(IS_KEPT).flatMap(([code, isKept]) => (isKept ? [code] : []));
  expect(named?.sort()).toEqual(kept.sort());
});
