import type { ServerResponse } from 'node:http';
import { verifyWebhook } from '../../../sdk/src/index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';
import { createPartner, type TestPartner } from '../../support/webhooks/partner.ts';
import { type Receiver, startReceiver } from '../../support/webhooks/receiver.ts';

let app: TestApp;
let before: Receiver;
let now: Receiver;
let partner: TestPartner;
let held: ServerResponse[];

beforeAll(async () => {
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  [before, now] = await Promise.all([startReceiver(), startReceiver()]);
  partner = await createPartner(app);
  held = [];
  before.answer((_request, response) => void held.push(response));
  await configure({ webhook_url: before.url, webhook_secret: 'the secret that was used before' });
});
afterEach(() => Promise.all([before.close(), now.close()]));

const configure = (params: { webhook_url: string; webhook_secret?: string }) =>
  partner.call('partner.configureWebhook', params);
const release = (status: number): void => held.splice(0).forEach((response) => void response.writeHead(status).end());

async function endpoint() {
  const { rows } = await app.parts.database.pool.query(
    'SELECT state, breaker_open_until FROM webhook_endpoints WHERE tenant_id = $1',
    [partner.accountId],
  );
  return rows[0];
}

test.each([410, 500])(
  'a late %i from the previous URL does not affect the new endpoint, which receives the events',
  async (status) => {
    const customers = Array.from({ length: 10 }, (_, index) => `acc_${index}`);
    for (const customer of customers) await partner.emit(customer);
    const delivery = app.parts.deliverer.drain();
    await before.count(10);
    await configure({ webhook_url: now.url });
    release(status);
    await delivery;
    expect(await endpoint()).toEqual({ state: 'active', breaker_open_until: null });
    app.clock.advance(10_000);
    await app.parts.deliverer.drain();
    expect(now.received).toHaveLength(10);
    expect((await partner.events()).map(({ state }) => state)).toEqual(customers.map(() => 'delivered'));
  },
);

test('requests use the new URL and secret within 100 ms after configureWebhook', async () => {
  await partner.emit(await partner.customer('shop-1'), 2);
  const delivery = app.parts.deliverer.drain();
  await before.count(1);
  await configure({ webhook_url: now.url, webhook_secret: 'the secret that is used from now' });
  const calledAt = performance.now();
  await until(async () => performance.now() - calledAt > 100);
  release(200);
  await delivery;
  expect(before.received).toHaveLength(1);
  expect(now.received).toHaveLength(1);
  const { body = '', headers } = now.received[0] ?? {};
  const signature = headers?.['x-tern-signature'] as string;
  await verifyWebhook(body, signature, ['the secret that is used from now'], { now: app.clock.now });
});

test.each([
  ['dead', 9, 500],
  ['delivered', 3, 200],
])('an event that is replayed during an attempt which then ends as %s starts over', async (_case, attempt, status) => {
  const [id] = await partner.emit(await partner.customer('shop-1'));
  await app.parts.database.pool.query('UPDATE outbox_events SET attempt = $2 WHERE id = $1', [id, attempt]);
  const delivery = app.parts.deliverer.drain();
  await before.count(1);
  expect(await partner.call('partner.outbox.replay', { event_ids: [id as string] })).toMatchObject({ requeued: 1 });
  before.answer((_request, response) => response.writeHead(200).end());
  release(status);
  await delivery;
  await app.parts.deliverer.drain();
  expect(before.received).toHaveLength(2);
  expect(await partner.events()).toMatchObject([{ state: 'delivered', attempt: 1, attempts: [{ status: 200 }] }]);
});
