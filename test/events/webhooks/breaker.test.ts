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

const CUSTOMERS = Array.from({ length: 15 }, (_, index) => `acc_${String(index).padStart(2, '0')}`);
const endpoint = async () => (await partner.call('partner.outbox.list', { limit: 1 })).endpoint;
const fail = (): void => receiver.answer((_request, response) => response.writeHead(500).end());
const succeed = (): void => receiver.answer((_request, response) => response.writeHead(200).end());

/** At least ten failures, which open the breaker. */
async function breakIt(): Promise<number> {
  fail();
  for (const customer of CUSTOMERS) await partner.emit(customer);
  await app.drain();
  return receiver.received.length;
}

test('ten failures open the breaker for 30 seconds, in which no attempts are made or counted', async () => {
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

/**
 * Ten requests are in flight. Before them, nine failures were recorded and nine are being recorded.
 */
const MAX_ATTEMPTS = 28;

test('an endpoint that fails at once uses up ten attempts, plus those in flight and those being recorded, whatever its backlog', async () => {
  fail();
  for (let customer = 0; customer < 200; customer += 1) await partner.emit(`acc_${customer}`);
  await app.drain();
  expect(receiver.received.length).toBeGreaterThanOrEqual(10);
  expect(receiver.received.length).toBeLessThanOrEqual(MAX_ATTEMPTS);
});

test('the half-open breaker tries one event, and a failure keeps it open for another 30 seconds', async () => {
  const made = await breakIt();
  app.clock.advance(30_000);
  await app.drain();
  await app.drain();
  expect(receiver.received).toHaveLength(made + 1);
  expect(await endpoint()).toMatchObject({
    breaker_open_until: new Date(app.clock.now.getTime() + 30_000).toISOString(),
  });
});

/** Nine more failed attempts, which do not open a breaker whose failures were reset. */
async function failNineTimes(): Promise<void> {
  fail();
  await app.parts.database.pool.query('DELETE FROM outbox_events WHERE tenant_id = $1', [partner.accountId]);
  const before = receiver.received.length;
  for (let customer = 0; customer < 9; customer += 1) await partner.emit(`acc_new_${customer}`);
  await app.drain();
  expect(receiver.received).toHaveLength(before + 9);
}

test('a success closes the breaker and resumes delivery', async () => {
  await breakIt();
  app.clock.advance(30_000);
  succeed();
  await app.drain();
  expect(await endpoint()).toMatchObject({ breaker_open_until: null });
  expect((await partner.events()).every(({ state }) => state === 'delivered')).toBe(true);
});

test('a success of the trial event resets the earlier failures', async () => {
  await breakIt();
  app.clock.advance(30_000);
  succeed();
  expect(await partner.call('partner.processOutbox', { limit: 1 })).toMatchObject({ delivered: 1 });
  await failNineTimes();
  expect(await endpoint()).toMatchObject({ breaker_open_until: null });
});

test('configuring the endpoint resets the earlier failures', async () => {
  await breakIt();
  await partner.call('partner.configureWebhook', { webhook_url: receiver.url });
  await failNineTimes();
  expect(await endpoint()).toMatchObject({ breaker_open_until: null });
});

test('an endpoint that fails one attempt in three keeps the breaker closed', async () => {
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
