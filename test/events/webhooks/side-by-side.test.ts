import type { ServerResponse } from 'node:http';
import { createDeliverer, type Deliverer } from '../../../src/events/webhooks/deliverer.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { createSafeClient } from '../../../src/platform/safe-fetch/index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';
import { createPartner, type TestPartner } from '../../support/webhooks/partner.ts';
import { type Receiver, startReceiver } from '../../support/webhooks/receiver.ts';

const LIMITS = { fast: { places: 500, perTenant: 100 }, slow: { places: 500, perTenant: 50 } };

let app: TestApp;
let receiver: Receiver;
let partner: TestPartner;
let failures: unknown[];

beforeAll(async () => {
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  failures = [];
  receiver = await startReceiver();
  partner = await createPartner(app);
  await partner.call('partner.configureWebhook', { webhook_url: receiver.url });
});
afterEach(() => receiver.close());

/** The deliverer of another process on the same database. */
function anotherDeliverer(database: Database = app.parts.database, limits = LIMITS): Deliverer {
  return createDeliverer({
    database,
    cipher: app.parts.service.cipher,
    log: createLogger('silent'),
    client: createSafeClient({ rules: { allowedHosts: ['127.0.0.1'] } }),
    clock: () => app.clock.now,
    random: () => 0.5,
    onFailure: (error) => failures.push(error),
    onOutcome: () => undefined,
    onTakeover: () => undefined,
    limits,
  });
}

/** Keeps requests open until they are released. */
function hold(): { release(status: number): void } {
  const held: ServerResponse[] = [];
  receiver.answer((_request, response) => void held.push(response));
  return { release: (status) => held.splice(0).forEach((response) => void response.writeHead(status).end()) };
}

const idsReceived = (): string[] => receiver.received.map(({ id }) => id);

test('two processes never send an event twice, and never have more than ten requests in flight together', async () => {
  const ids: string[] = [];
  for (let customer = 0; customer < 40; customer += 1) ids.push(...(await partner.emit(`acc_${customer}`, 3)));
  const others = [anotherDeliverer(), anotherDeliverer()];
  const held = hold();
  const tasks = Promise.all([app.parts.deliverer, ...others].map((each) => each.drain()));
  await receiver.count(10);
  // A deliverer that did not get the lease of the endpoint tries again.
  for (const each of others) for (let turn = 0; turn < 3; turn += 1) await each.run();
  expect(receiver.received).toHaveLength(10);
  receiver.answer((_request, response) => void setImmediate(() => response.writeHead(200).end()));
  held.release(200);
  await tasks;
  await Promise.all(others.map((each) => each.stop()));
  expect(idsReceived().sort()).toEqual(ids.sort());
  expect(receiver.maxConcurrency).toBe(10);
});

test('an event is sent again under the same id if its process died before recording the attempt', async () => {
  const [id] = await partner.emit(await partner.customer('shop-1'));
  const connection = openDatabase({
    connectionString: app.databaseUrl,
    maxConnections: 2,
    statementTimeoutMs: 5_000,
    applicationName: 'dies',
  });
  const dying = anotherDeliverer(connection);
  const held = hold();
  await dying.run();
  await receiver.count(1);
  await connection.close();
  held.release(200);
  await dying.stop();
  expect(failures).toHaveLength(1);

  receiver.answer((_request, response) => response.writeHead(200).end());
  app.clock.advance(29_999);
  await app.drain();
  expect(idsReceived()).toEqual([id]);
  app.clock.advance(1);
  await app.drain();
  expect(idsReceived()).toEqual([id, id]);
  expect(await partner.events()).toMatchObject([{ id, state: 'delivered', attempt: 1 }]);
});

test('a process that lost its lease records no more attempts', async () => {
  await partner.emit(await partner.customer('shop-1'), 2);
  const slow = anotherDeliverer();
  const held = hold();
  await slow.run();
  await receiver.count(1);
  app.clock.advance(30_000);
  receiver.answer((_request, response) => response.writeHead(500).end());
  await app.drain();
  held.release(200);
  await slow.stop();
  expect(receiver.received).toHaveLength(2);
  expect(await partner.events()).toMatchObject([
    { state: 'pending', attempt: 1, attempts: [{ status: 500 }] },
    { state: 'pending', attempt: 0 },
  ]);
});

test('a receiver that hangs delays neither other partners nor the search for due endpoints', async () => {
  const other = await createPartner(app);
  const healthy = await startReceiver();
  await other.call('partner.configureWebhook', { webhook_url: healthy.url });
  const held = hold();
  for (let customer = 0; customer < 12; customer += 1) await partner.emit(`acc_${customer}`);
  await app.parts.deliverer.run();
  await receiver.count(10);

  const ids = await other.emit('acc_other', 5);
  await app.parts.deliverer.run();
  await healthy.count(5);
  expect(healthy.received.map(({ id }) => id)).toEqual(ids);
  expect(receiver.received).toHaveLength(10);

  receiver.answer((_request, response) => response.writeHead(200).end());
  held.release(200);
  await app.drain();
  await healthy.close();
});

test('any number of receivers that hang do not use up the concurrency of others', async () => {
  const others = await Promise.all([createPartner(app), createPartner(app)]);
  const crowded = anotherDeliverer(app.parts.database, { ...LIMITS, fast: { places: 2, perTenant: 2 } });
  const held = hold();
  for (const hanging of [partner, others[0]]) {
    await hanging?.call('partner.configureWebhook', { webhook_url: receiver.url });
    await hanging?.emit('acc_hangs');
  }
  await until(async () => {
    await crowded.run();
    return receiver.received.length === 2;
  });
  const healthy = await startReceiver();
  await others[1]?.call('partner.configureWebhook', { webhook_url: healthy.url });
  await others[1]?.emit('acc_waits');
  await until(async () => {
    await crowded.run();
    return healthy.received.length === 1;
  });
  // These requests still hang, and did not time out after 15 s.
  expect(await partner.events()).toMatchObject([{ attempt: 0 }]);
  held.release(200);
  await crowded.stop();
  await healthy.close();
});

test('a request that hangs does not delay other end-customers of the partner', async () => {
  const held = hold();
  await partner.emit('acc_slow', 2);
  await app.parts.deliverer.run();
  await receiver.count(1);
  receiver.answer((_request, response) => response.writeHead(200).end());
  await partner.emit('acc_fast', 2);
  await app.parts.deliverer.run();
  await receiver.count(3);
  held.release(200);
  await app.drain();
  expect(receiver.received).toHaveLength(4);
});

test('a process that stops starts no requests, records those in flight, and leaves the rest to other processes', async () => {
  const ids = await partner.emit(await partner.customer('shop-1'), 3);
  const ending = anotherDeliverer();
  const held = hold();
  await ending.run();
  await receiver.count(1);
  const stopped = ending.stop();
  receiver.answer((_request, response) => response.writeHead(200).end());
  held.release(200);
  await stopped;
  expect(await partner.events()).toMatchObject([
    { state: 'delivered' },
    { state: 'pending', attempt: 0 },
    { attempt: 0 },
  ]);
  await app.drain();
  expect(idsReceived()).toEqual(ids);
});

test('receivers that answer slowly wait for each other, and those that answer fast do not wait for them', async () => {
  const slow = [partner, await createPartner(app), await createPartner(app)];
  for (const one of slow) await one.call('partner.configureWebhook', { webhook_url: receiver.url });
  const { database } = app.parts;
  await database.pool.query('UPDATE webhook_endpoints SET latency_ms = 1500 WHERE tenant_id = ANY ($1)', [
    slow.map(({ accountId }) => accountId),
  ]);
  const one = anotherDeliverer(database, { fast: { places: 1, perTenant: 1 }, slow: { places: 2, perTenant: 1 } });
  const held = hold();
  for (const each of slow) await each.emit('acc_slow');
  await until(async () => {
    await one.run();
    return receiver.received.length === 2;
  });
  const fast = await createPartner(app);
  const healthy = await startReceiver();
  await fast.call('partner.configureWebhook', { webhook_url: healthy.url });
  await fast.emit('acc_fast');
  await until(async () => {
    await one.run();
    return healthy.received.length === 1;
  });
  expect(receiver.received).toHaveLength(2);
  receiver.answer((_request, response) => response.writeHead(200).end());
  held.release(200);
  await until(async () => {
    await one.run();
    return receiver.received.length === 3;
  });
  await one.stop();
  await healthy.close();
});
