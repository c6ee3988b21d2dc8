import { startTestApp, type TestApp } from '../../support/app.ts';
import { createPartner, type TestPartner } from '../../support/webhooks/partner.ts';
import { type Receiver, startReceiver } from '../../support/webhooks/receiver.ts';

let app: TestApp;
let receiver: Receiver;
let partner: TestPartner;

beforeAll(async () => {
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  receiver = await startReceiver();
  partner = await createPartner(app);
  await partner.call('partner.configureWebhook', { webhook_url: receiver.url });
});
afterEach(() => receiver.close());

const idsReceived = (): string[] => receiver.received.map(({ id }) => id);
const MINUTE = 60_000;

test('an event is delivered once, with its exact body as JSON and its id', async () => {
  const customer = await partner.customer('shop-1');
  const [id] = await partner.emit(customer);
  await app.drain();
  await app.drain();
  const { rows } = await app.parts.database.pool.query<{ body: string }>(
    'SELECT body FROM outbox_events WHERE id = $1',
    [id],
  );
  expect(receiver.received).toHaveLength(1);
  expect(receiver.received[0]).toMatchObject({
    body: rows[0]?.body,
    headers: { 'content-type': 'application/json', 'user-agent': 'Tern-Webhooks', 'webhook-id': id },
  });
  expect(await partner.events()).toMatchObject([
    {
      id,
      state: 'delivered',
      attempt: 1,
      delivered_at: app.clock.now,
      attempts: [{ status: 200, error: null, response_excerpt: 'ok' }],
    },
  ]);
});

test('a failed attempt is retried with the same id and body and a new timestamp', async () => {
  receiver.answer((_request, response) => response.writeHead(500).end('no'));
  const [id] = await partner.emit(await partner.customer('shop-1'));
  await app.drain();
  app.clock.advance(10_000);
  receiver.answer((_request, response) => response.writeHead(204).end());
  await app.drain();
  const [first, second] = receiver.received;
  expect(idsReceived()).toEqual([id, id]);
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['x-tern-signature']).not.toBe(first?.headers['x-tern-signature']);
  expect(Number(second?.headers['webhook-timestamp'])).toBe(Number(first?.headers['webhook-timestamp']) + 10);
  expect(await partner.events()).toMatchObject([
    { state: 'delivered', attempt: 2, attempts: [{ status: 500 }, { status: 204 }] },
  ]);
});

test('events of an end-customer are delivered in the order of their ids, and a failing one blocks only its end-customer', async () => {
  const [slow, fast] = [await partner.customer('shop-1'), await partner.customer('shop-2')];
  const held = await partner.emit(slow, 3);
  const free = await partner.emit(fast, 3);
  receiver.answer(({ id }, response) => response.writeHead(id === held[0] ? 503 : 200).end());
  await app.drain();
  expect(idsReceived().filter((id) => held.includes(id))).toEqual([held[0]]);
  expect(idsReceived().filter((id) => free.includes(id))).toEqual(free);
  receiver.answer((_request, response) => response.writeHead(200).end());
  app.clock.advance(MINUTE);
  await app.drain();
  expect(idsReceived().filter((id) => held.includes(id))).toEqual([held[0], ...held]);
});

test('an event is dead after ten failed attempts, and a replay sends it under the same id with new attempts', async () => {
  receiver.answer((_request, response) => response.writeHead(500).end());
  const [id] = await partner.emit(await partner.customer('shop-1'));
  await app.drain();
  for (let attempt = 2; attempt <= 10; attempt += 1) {
    const [event] = await partner.events();
    app.clock.now = event?.due_at as Date;
    await app.drain();
    expect(receiver.received).toHaveLength(attempt);
  }
  expect(await partner.events()).toMatchObject([{ state: 'dead', attempt: 10 }]);
  app.clock.advance(48 * 60 * MINUTE);
  await app.drain();
  expect(receiver.received).toHaveLength(10);

  receiver.answer((_request, response) => response.writeHead(200).end());
  expect(await partner.call('partner.outbox.replay', { event_ids: [id as string] })).toEqual({
    requeued: 1,
    remaining: 0,
  });
  await app.drain();
  expect(new Set(idsReceived())).toEqual(new Set([id]));
  expect(await partner.events()).toMatchObject([{ state: 'delivered', attempt: 1, attempts: [{ status: 200 }] }]);
});

test('a 410 disables the endpoint without counting an attempt, and configuring it again resumes delivery', async () => {
  receiver.answer((_request, response) => response.writeHead(410).end());
  const ids = await partner.emit(await partner.customer('shop-1'), 2);
  await app.drain();
  app.clock.advance(60 * MINUTE);
  await app.drain();
  expect(idsReceived()).toEqual([ids[0]]);
  expect(await partner.events()).toMatchObject([
    { state: 'pending', attempt: 0 },
    { state: 'pending', attempt: 0 },
  ]);
  expect((await partner.call('partner.outbox.list', {})).endpoint).toMatchObject({
    state: 'disabled',
    state_reason: 'gone',
  });

  receiver.answer((_request, response) => response.writeHead(200).end());
  const { endpoint } = await partner.call('partner.configureWebhook', { webhook_url: receiver.url });
  expect(endpoint).toMatchObject({ state: 'active', state_reason: null });
  await app.drain();
  expect(idsReceived()).toEqual([ids[0], ...ids]);
});

test('a redirect is a failure and is not followed', async () => {
  receiver.answer((_request, response) =>
    response.writeHead(307, { location: `http://${receiver.host}/elsewhere` }).end(),
  );
  await partner.emit(await partner.customer('shop-1'));
  await app.drain();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
  expect(await partner.events()).toMatchObject([{ state: 'pending', attempt: 1, attempts: [{ status: 307 }] }]);
});

test('a receiver that responds 429 gets no requests for a minute, whatever its Retry-After', async () => {
  receiver.answer((_request, response) => response.writeHead(429, { 'retry-after': '7' }).end());
  await partner.emit(await partner.customer('shop-1'));
  await app.drain();
  const [event] = await partner.events();
  expect(event?.due_at.getTime()).toBe(app.clock.now.getTime() + MINUTE);
});

test('stored responses contain neither the current nor the previous signing secret', async () => {
  const secrets = ['the secret of this June 2026', 'the secret of this July 2026'];
  for (const secret of secrets) await partner.call('partner.rotateWebhookSecret', { webhook_secret: secret });
  receiver.answer((_request, response) =>
    response.writeHead(500).end(`signature wrong, expected key ${secrets[1]} or ${secrets[0]}!`),
  );
  await partner.emit(await partner.customer('shop-1'));
  await app.drain();
  const { items } = await partner.call('partner.outbox.list', { state: 'pending' });
  expect(items[0]?.attempts).toMatchObject([
    { status: 500, response_excerpt: 'signature wrong, expected key [removed] or [removed]!' },
  ]);
});

test('a refused connection is a failed attempt with a reason', async () => {
  await receiver.close();
  await partner.emit(await partner.customer('shop-1'));
  await app.drain();
  expect(await partner.events()).toMatchObject([
    { attempt: 1, attempts: [{ status: null, error: 'connection_refused' }] },
  ]);
});

test('events of 700 accounts are all delivered once', async () => {
  const ids: string[] = [];
  for (let customer = 0; customer < 700; customer += 1)
    ids.push(...(await partner.emit(`acc_${customer}`, 1 + (customer % 3))));
  await app.drain();
  expect(idsReceived().sort()).toEqual(ids.sort());
  expect((await partner.events()).every(({ state }) => state === 'delivered')).toBe(true);
});

test('the time that a receiver takes is kept, so that every process knows whether it is slow', async () => {
  const latency = async () =>
    (
      await app.parts.database.pool.query('SELECT latency_ms FROM webhook_endpoints WHERE tenant_id = $1', [
        partner.accountId,
      ])
    ).rows[0]?.latency_ms;
  expect(await latency()).toBeNull();
  await partner.emit(await partner.customer('shop-1'));
  await app.drain();
  const [event] = await partner.events();
  expect(await latency()).toBe(event?.attempts[0]?.latency_ms);
  expect(await latency()).toEqual(expect.any(Number));
});
