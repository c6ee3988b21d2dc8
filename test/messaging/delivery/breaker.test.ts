import { startTestApp, type TestApp } from '../../support/app.ts';
import { createPartner, type TestPartner } from './support/partner.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';

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

const CUSTOMERS = Array.from({ length: 15 }, (_, index) => `acc_${String(index).padStart(2, '0')}`);
const endpoint = async () => (await partner.call('partner.outbox.list', { limit: 1 })).endpoint;
const fail = (): void => receiver.answer((_request, response) => response.writeHead(500).end());
const succeed = (): void => receiver.answer((_request, response) => response.writeHead(200).end());

/** Ten failures or more, and the breaker is open. */
async function breakIt(): Promise<number> {
  fail();
  for (const customer of CUSTOMERS) await partner.emit(customer);
  await app.drain();
  return receiver.received.length;
}

test('ten failures open the breaker for half a minute, and nothing is attempted then nor are attempts used up', async () => {
  const made = await breakIt();
  expect(made).toBeGreaterThanOrEqual(10);
  expect(await endpoint()).toMatchObject({
    state: 'active',
    breaker_open_until: new Date(app.clock.now.getTime() + 30_000).toISOString(),
  });
  await partner.emit('acc_new');
  app.clock.advance(29_999);
  await app.drain();
  expect(receiver.received).toHaveLength(made);
  const attempts = (await partner.events()).map(({ attempt }) => attempt);
  expect(attempts.reduce((sum, each) => sum + each, 0)).toBe(made);
});

test('a receiver that fails at once uses up ten attempts and those under way, however much waits', async () => {
  fail();
  for (let customer = 0; customer < 200; customer += 1) await partner.emit(`acc_${customer}`);
  await app.drain();
  expect(receiver.received.length).toBeGreaterThanOrEqual(10);
  expect(receiver.received.length).toBeLessThan(20);
});

test('after that one event tries, and failure leaves the breaker open for another half minute', async () => {
  const made = await breakIt();
  app.clock.advance(30_000);
  await app.drain();
  await app.drain();
  expect(receiver.received).toHaveLength(made + 1);
  expect(await endpoint()).toMatchObject({
    breaker_open_until: new Date(app.clock.now.getTime() + 30_000).toISOString(),
  });
});

/** Nine more attempts fail: they open no breaker that knows of nothing else. */
async function failNineTimes(): Promise<void> {
  fail();
  await app.parts.database.pool.query('DELETE FROM outbox_events WHERE tenant_id = $1', [partner.accountId]);
  const before = receiver.received.length;
  for (let customer = 0; customer < 9; customer += 1) await partner.emit(`acc_new_${customer}`);
  await app.drain();
  expect(receiver.received).toHaveLength(before + 9);
}

test('success closes the breaker and lets everything else go on', async () => {
  await breakIt();
  app.clock.advance(30_000);
  succeed();
  await app.drain();
  expect(await endpoint()).toMatchObject({ breaker_open_until: null });
  expect((await partner.events()).every(({ state }) => state === 'delivered')).toBe(true);
});

test('success of the one event that tries forgets the failures before it', async () => {
  await breakIt();
  app.clock.advance(30_000);
  succeed();
  expect(await partner.call('partner.processOutbox', { limit: 1 })).toMatchObject({ delivered: 1 });
  await failNineTimes();
  expect(await endpoint()).toMatchObject({ breaker_open_until: null });
});

test('configuring the endpoint forgets the failures before it', async () => {
  await breakIt();
  await partner.call('partner.configureWebhook', { webhook_url: receiver.url });
  await failNineTimes();
  expect(await endpoint()).toMatchObject({ breaker_open_until: null });
});

test('a receiver that fails one time in three keeps it closed', async () => {
  receiver.answer(({ id }, response) => response.writeHead(failing.has(id) ? 500 : 200).end());
  const failing = new Set<string>();
  for (const [index, customer] of CUSTOMERS.entries()) {
    const [id] = await partner.emit(customer);
    if (index % 3 === 0) failing.add(id as string);
  }
  await app.drain();
  expect(receiver.received).toHaveLength(15);
  expect(await endpoint()).toMatchObject({ breaker_open_until: null });
});

test('configuring the endpoint closes its breaker', async () => {
  const made = await breakIt();
  succeed();
  await partner.call('partner.configureWebhook', { webhook_url: receiver.url });
  await partner.emit('acc_new');
  await app.drain();
  expect(receiver.received.length).toBeGreaterThan(made);
});
