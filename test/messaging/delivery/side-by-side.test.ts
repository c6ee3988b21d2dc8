import type { ServerResponse } from 'node:http';
import { createDeliverer, type Deliverer } from '../../../src/messaging/delivery/deliverer.ts';
import { type Database, openDatabase } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { createSafeClient } from '../../../src/platform/safe-fetch/index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';
import { createPartner, type TestPartner } from './support/partner.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';

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

/** What another process over the same database would run. */
function anotherDeliverer(database: Database = app.parts.database, mostRunning = 500): Deliverer {
  return createDeliverer({
    database,
    sealer: app.parts.service.sealer,
    log: createLogger('silent'),
    client: createSafeClient({ rules: { allowedHosts: ['127.0.0.1'] } }),
    clock: () => app.clock.now,
    random: () => 0.5,
    onFailure: (error) => failures.push(error),
    onOutcome: () => undefined,
    onTakeover: () => undefined,
    mostRunning,
  });
}

/** Keeps requests open until they are let go. */
function hold(): { letGo(status: number): void } {
  const held: ServerResponse[] = [];
  receiver.answer((_request, response) => void held.push(response));
  return { letGo: (status) => held.splice(0).forEach((response) => void response.writeHead(status).end()) };
}

const idsReceived = (): string[] => receiver.received.map(({ id }) => id);

test('two processes never send an event twice, and together never more than ten at once', async () => {
  const ids: string[] = [];
  for (let customer = 0; customer < 40; customer += 1) ids.push(...(await partner.emit(`acc_${customer}`, 3)));
  const others = [anotherDeliverer(), anotherDeliverer()];
  const held = hold();
  const rounds = Promise.all([app.parts.deliverer, ...others].map((each) => each.drain()));
  await receiver.count(10);
  // Whoever did not get the endpoint tries again and again.
  for (const each of others) for (let turn = 0; turn < 3; turn += 1) await each.round();
  expect(receiver.received).toHaveLength(10);
  receiver.answer((_request, response) => void setImmediate(() => response.writeHead(200).end()));
  held.letGo(200);
  await rounds;
  await Promise.all(others.map((each) => each.stop()));
  expect(idsReceived().sort()).toEqual(ids.sort());
  expect(receiver.mostAtOnce).toBe(10);
});

test('a process that dies between sending and writing down leaves an event that another one sends again, under the same id', async () => {
  const [id] = await partner.emit(await partner.customer('shop-1'));
  const connection = openDatabase({
    connectionString: app.databaseUrl,
    maxConnections: 2,
    statementTimeoutMs: 5_000,
    applicationName: 'dies',
  });
  const dying = anotherDeliverer(connection);
  const held = hold();
  await dying.round();
  await receiver.count(1);
  await connection.close();
  held.letGo(200);
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

test('a process that lost its lease writes nothing down any more', async () => {
  await partner.emit(await partner.customer('shop-1'), 2);
  const slow = anotherDeliverer();
  const held = hold();
  await slow.round();
  await receiver.count(1);
  app.clock.advance(30_000);
  receiver.answer((_request, response) => response.writeHead(500).end());
  await app.drain();
  held.letGo(200);
  await slow.stop();
  expect(receiver.received).toHaveLength(2);
  expect(await partner.events()).toMatchObject([
    { state: 'pending', attempt: 1, attempts: [{ status: 500 }] },
    { state: 'pending', attempt: 0 },
  ]);
});

test('a receiver that hangs keeps neither another partner waiting nor the look for what is due', async () => {
  const other = await createPartner(app);
  const healthy = await startReceiver();
  await other.call('partner.configureWebhook', { webhook_url: healthy.url });
  const held = hold();
  for (let customer = 0; customer < 12; customer += 1) await partner.emit(`acc_${customer}`);
  await app.parts.deliverer.round();
  await receiver.count(10);

  const ids = await other.emit('acc_other', 5);
  await app.parts.deliverer.round();
  await healthy.count(5);
  expect(healthy.received.map(({ id }) => id)).toEqual(ids);
  expect(receiver.received).toHaveLength(10);

  receiver.answer((_request, response) => response.writeHead(200).end());
  held.letGo(200);
  await app.drain();
  await healthy.close();
});

test('receivers that hang take the place of nobody, however many there are', async () => {
  const others = await Promise.all([createPartner(app), createPartner(app)]);
  const crowded = anotherDeliverer(app.parts.database, 2);
  const held = hold();
  for (const hanging of [partner, others[0]]) {
    await hanging?.call('partner.configureWebhook', { webhook_url: receiver.url });
    await hanging?.emit('acc_hangs');
  }
  await until(async () => {
    await crowded.round();
    return receiver.received.length === 2;
  });
  const healthy = await startReceiver();
  await others[1]?.call('partner.configureWebhook', { webhook_url: healthy.url });
  await others[1]?.emit('acc_waits');
  await until(async () => {
    await crowded.round();
    return healthy.received.length === 1;
  });
  // They hang still, and are not those that were given up after 15 s.
  expect(await partner.events()).toMatchObject([{ attempt: 0 }]);
  held.letGo(200);
  await crowded.stop();
  await healthy.close();
});

test('an end-customer whose request hangs keeps no other end-customer of the partner waiting', async () => {
  const held = hold();
  await partner.emit('acc_slow', 2);
  await app.parts.deliverer.round();
  await receiver.count(1);
  receiver.answer((_request, response) => response.writeHead(200).end());
  await partner.emit('acc_fast', 2);
  await app.parts.deliverer.round();
  await receiver.count(3);
  held.letGo(200);
  await app.drain();
  expect(receiver.received).toHaveLength(4);
});

test('a process that ends starts nothing new, writes down what was under way, and leaves the rest to others', async () => {
  const ids = await partner.emit(await partner.customer('shop-1'), 3);
  const ending = anotherDeliverer();
  const held = hold();
  await ending.round();
  await receiver.count(1);
  const stopped = ending.stop();
  receiver.answer((_request, response) => response.writeHead(200).end());
  held.letGo(200);
  await stopped;
  expect(await partner.events()).toMatchObject([
    { state: 'delivered' },
    { state: 'pending', attempt: 0 },
    { attempt: 0 },
  ]);
  await app.drain();
  expect(idsReceived()).toEqual(ids);
});
