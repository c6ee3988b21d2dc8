import { loadContract } from '../../../codegen/contract.ts';
import type { PostError } from '../../../src/platform/safe-fetch/error-code.ts';
import { useTestApp } from '../../support/app.ts';
import { collectPages } from '../../support/collect-pages.ts';
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

test('partner.outbox.list returns each event once, with its end-customer, its attempts and the time of the next one', async () => {
  await configure();
  const customer = await partner.customer('shop-1');
  const ids = await partner.emit(customer, 5);
  respondWith(500);
  await partner.call('partner.processOutbox', {});
  const all = await collectPages((cursor) => partner.call('partner.outbox.list', { limit: 2, ...cursor }));
  expect(all.map((item) => item.event_id)).toEqual(ids);
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

test('partner.outbox.list and partner.outbox.replay filter by state, type, end-customer and time, and reject an unknown end-customer', async () => {
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

test('partner.outbox.replay with since replays dead events by default', async () => {
  await configure();
  await partner.emit('acc_1', 2);
  await partner.call('partner.processOutbox', { limit: 1 });
  await app.parts.database.pool.query("UPDATE outbox_events SET state = 'dead' WHERE state = 'pending'");
  const since = new Date(app.clock.now.getTime() - 1000).toISOString();
  expect(await partner.call('partner.outbox.replay', { since })).toEqual({ requeued: 1, remaining: 0 });
});

test('partner.outbox.replay takes either event_ids or since, and rejects ids that the partner does not have', async () => {
  const otherPartner = await createPartner(app);
  const [foreign] = await otherPartner.emit('acc_1');
  const replay = (params: Record<string, unknown>) => partner.call('partner.outbox.replay', params);
  await expect(replay({})).rejects.toMatchObject({ code: -32602 });
  await expect(replay({ event_ids: ['evt_1'], since: '2026-01-01T00:00:00Z' })).rejects.toMatchObject({ code: -32602 });
  const errors = await Promise.all(
    [foreign as string, 'evt_unknown'].map((id) => replay({ event_ids: [id] }).catch((error: Error) => error.message)),
  );
  expect(errors[0]).toBe(errors[1]);
  expect(await otherPartner.events()).toMatchObject([{ attempt: 0 }]);
});

test('partner.outbox.replay replays the oldest 10,000 events and returns the number of remaining ones', async () => {
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

/**
 * Whether attempts with this error are recorded. Requests that the service canceled itself are not.
 */
const IS_RECORDED: Readonly<Record<PostError, boolean>> = {
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

test('the contract names every error code that a recorded attempt can have', () => {
  const attempt = (loadContract().schemas.DeliveryAttempt ?? {}) as { properties?: { error: { description: string } } };
  const named = attempt.properties?.error.description.replace(/^[^:]*: |\. Later.*$/g, '').split(/, | or /);
  const recorded = Object.entries(IS_RECORDED).flatMap(([code, isRecorded]) => (isRecorded ? [code] : []));
  expect(named?.sort()).toEqual(recorded.sort());
});
