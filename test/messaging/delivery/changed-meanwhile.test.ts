import type { ServerResponse } from 'node:http';
import { verifyWebhook } from '../../../sdk/src/index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';
import { createPartner, type TestPartner } from './support/partner.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';

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
  await configure({ webhook_url: before.url, webhook_secret: 'the secret before' });
});
afterEach(() => Promise.all([before.close(), now.close()]));

const configure = (params: { webhook_url: string; webhook_secret?: string }) =>
  partner.call('partner.configureWebhook', params);
const letGo = (status: number): void => held.splice(0).forEach((response) => void response.writeHead(status).end());

async function endpoint() {
  const { rows } = await app.parts.database.pool.query(
    'SELECT state, breaker_open_until FROM webhook_endpoints WHERE tenant_id = $1',
    [partner.accountId],
  );
  return rows[0];
}

test.each([410, 500])(
  'what the address before answers with %i, after there is another one, says nothing of that one, which gets the events',
  async (status) => {
    const customers = Array.from({ length: 10 }, (_, index) => `acc_${index}`);
    for (const customer of customers) await partner.emit(customer);
    const round = app.parts.deliverer.drain();
    await before.count(10);
    await configure({ webhook_url: now.url });
    letGo(status);
    await round;
    expect(await endpoint()).toEqual({ state: 'active', breaker_open_until: null });
    app.clock.advance(10_000);
    await app.parts.deliverer.drain();
    expect(now.received).toHaveLength(10);
    expect((await partner.events()).map(({ state }) => state)).toEqual(customers.map(() => 'delivered'));
  },
);

test('a tenth of a second after the call that gave another address and secret every request goes there, signed with that', async () => {
  await partner.emit(await partner.customer('shop-1'), 2);
  const round = app.parts.deliverer.drain();
  await before.count(1);
  await configure({ webhook_url: now.url, webhook_secret: 'the secret of now' });
  const calledAt = performance.now();
  await until(async () => performance.now() - calledAt > 100);
  letGo(200);
  await round;
  expect(before.received).toHaveLength(1);
  expect(now.received).toHaveLength(1);
  const { body = '', headers } = now.received[0] ?? {};
  const signature = headers?.['x-tern-signature'] as string;
  await verifyWebhook(body, signature, ['the secret of now'], { now: app.clock.now });
});

test.each([
  ['given up', 9, 500],
  ['delivered', 3, 200],
])(
  'an event that is replayed while its attempt is under way, and then is %s, begins anew all the same',
  async (_case, attempt, status) => {
    const [id] = await partner.emit(await partner.customer('shop-1'));
    await app.parts.database.pool.query('UPDATE outbox_events SET attempt = $2 WHERE id = $1', [id, attempt]);
    const round = app.parts.deliverer.drain();
    await before.count(1);
    expect(await partner.call('partner.outbox.replay', { event_ids: [id as string] })).toMatchObject({ requeued: 1 });
    before.answer((_request, response) => response.writeHead(200).end());
    letGo(status);
    await round;
    await app.parts.deliverer.drain();
    expect(before.received).toHaveLength(2);
    expect(await partner.events()).toMatchObject([{ state: 'delivered', attempt: 1, attempts: [{ status: 200 }] }]);
  },
);
