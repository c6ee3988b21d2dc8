import { useTestApp } from '../../support/app.ts';
import { createPartner, type TestPartner } from '../../support/webhooks/partner.ts';
import { type Receiver, startReceiver } from '../../support/webhooks/receiver.ts';

const app = useTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', TERN_WEBHOOK_WORKER: 'off' });
let receiver: Receiver;
let partner: TestPartner;
beforeEach(async () => {
  receiver = await startReceiver();
  partner = await createPartner(app);
});
afterEach(() => receiver.close());

const configure = (params: object = {}) =>
  partner.call('partner.configureWebhook', { webhook_url: receiver.url, ...params });
const respondWith = (status: number): void => receiver.answer((_request, response) => response.writeHead(status).end());

test('partner.processOutbox delivers at most `limit` events, and no event is delivered before the call', async () => {
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

test('partner.processOutbox delivers to an endpoint in the mode on_request and counts failed attempts', async () => {
  const { endpoint } = await configure({ delivery: 'on_request' });
  respondWith(500);
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

test('partner.processOutbox counts an event as dead when its last attempt fails', async () => {
  await configure();
  respondWith(500);
  await partner.emit('acc_1');
  await app.parts.database.pool.query('UPDATE outbox_events SET attempt = 9');
  expect(await partner.call('partner.processOutbox', {})).toMatchObject({ failed: 0, dead: 1, remaining: 0 });
});

test('partner.processOutbox with dry_run counts the pending and the due events and delivers none', async () => {
  await configure();
  const [, laterEvent] = await partner.emit('acc_1', 2);
  const later = new Date(app.clock.now.getTime() + 3_600_000);
  await app.parts.database.pool.query('UPDATE outbox_events SET due_at = $2 WHERE id = $1', [laterEvent, later]);
  const dryRun = await partner.call('partner.processOutbox', { dry_run: true });
  expect(dryRun).toMatchObject({ delivered: 0, remaining: 2, due: 1, dry_run: true });
  expect(dryRun).not.toHaveProperty('warnings');
  expect(receiver.received).toHaveLength(0);
  expect(await partner.call('partner.processOutbox', {})).toMatchObject({ delivered: 1, remaining: 1 });
});

test.each([{}, { dry_run: true }])(
  'partner.processOutbox %j warns that the endpoint is disabled and names the call that enables it',
  async (params) => {
    await configure();
    respondWith(410);
    await partner.emit('acc_1');
    await partner.call('partner.processOutbox', {});
    const result = await partner.call('partner.processOutbox', params);
    expect(result).toMatchObject({
      delivered: 0,
      remaining: 1,
      warnings: [
        {
          code: 'endpoint_disabled',
          next_actions: [{ skill: 'partner.configureWebhook', params: { webhook_url: receiver.url } }],
        },
      ],
    });
    expect(result.due ?? 0).toBe(0);
    expect(receiver.received).toHaveLength(1);
  },
);

test.each([{}, { dry_run: true }])(
  'partner.processOutbox %j warns that the breaker is open and names the time until then',
  async (params) => {
    await configure();
    respondWith(500);
    for (let customer = 0; customer < 10; customer += 1) await partner.emit(`acc_${customer}`);
    const { endpoint } = await partner.call('partner.processOutbox', {});
    await partner.emit('acc_new');
    const result = await partner.call('partner.processOutbox', params);
    const until = new Date(app.clock.now.getTime() + 30_000).toISOString();
    expect(endpoint?.breaker_open_until).toBe(until);
    expect(result).toMatchObject({
      failed: 0,
      remaining: 11,
      warnings: [{ code: 'breaker_open', message: expect.stringContaining(until) }],
    });
    expect(result.due ?? 0).toBe(0);
    expect(receiver.received).toHaveLength(10);
  },
);

test('partner.processOutbox without an endpoint refers to partner.configureWebhook', async () => {
  await expect(partner.call('partner.processOutbox', {})).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'webhook_not_configured', next_actions: [{ skill: 'partner.configureWebhook' }] },
  });
});

test('partner.processOutbox delivers only the events of the calling partner and writes an audit entry', async () => {
  const otherPartner = await createPartner(app);
  await otherPartner.call('partner.configureWebhook', { webhook_url: receiver.url });
  await otherPartner.emit('acc_1');
  await configure();
  expect(await partner.call('partner.processOutbox', {})).toMatchObject({ delivered: 0 });
  expect(receiver.received).toHaveLength(0);
  const { rows } = await app.parts.database.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM audit_entries WHERE skill = 'partner.processOutbox' AND tenant_id = $1",
    [partner.accountId],
  );
  expect(rows[0]?.count).toBe(1);
});

test('partner.processOutbox warns when another delivery to the endpoint is running', async () => {
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
