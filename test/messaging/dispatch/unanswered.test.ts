import type { Carrier } from '../../../src/messaging/carriers/carrier.ts';
import { createSimulator } from '../../../src/messaging/carriers/simulator/simulator.ts';
import { dispatchLane, dueLanes } from '../../../src/messaging/dispatch/dispatch.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

const LEASE_MS = 30_000;
const REPORT_MS = 60_000;
const ADA = '+14155551001';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('a text that the carrier took and whose worker died is not called canceled when a STOP came before its rescue: it is unconfirmed, paid, and settled by its report', async () => {
  const { database } = app.parts;
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
  await account.call('contacts.import', { contacts: [{ phone: ADA }], consent });
  const { available: before } = await account.call('billing.balance', {});
  const { message_id: id } = await account.call('messages.send', { to: ADA, text: 'Hi.', purpose: 'transactional' });
  const simulator = createSimulator(database, { receipts: async () => undefined, inbound: async () => undefined });
  // It takes the text, and the worker dies before it hears so.
  const unheard: Carrier = { ...simulator, submit: (given, now) => simulator.submit(given, now).then(() => []) };
  const clock = (): Date => app.clock.now;
  const [lane] = await dueLanes(database, clock());
  await dispatchLane(
    {
      database,
      carriers: new Map([[unheard.name, unheard]]),
      log: createLogger('silent'),
      clock,
      leaseMs: LEASE_MS,
      onOutcome: () => undefined,
      onAnswers: () => undefined,
    },
    lane as NonNullable<typeof lane>,
  );
  await database.pool.query('UPDATE simulator_submissions SET next_at = $2 WHERE to_phone = $1', [
    ADA,
    new Date(clock().getTime() + REPORT_MS),
  ]);
  await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });

  app.clock.advance(LEASE_MS + 1);
  await app.drain();
  const { message } = await account.call('messages.get', { message_id: id });
  expect(message).toMatchObject({ state: 'delivery_unconfirmed', state_reason: 'lease_lost' });
  app.clock.advance(REPORT_MS);
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message).toMatchObject({ state: 'delivered' });
  expect(await account.call('billing.balance', {})).toMatchObject({ available: before - 1, held: 0 });
  const { rows } = await database.pool.query(
    "SELECT submissions FROM simulator_submissions WHERE to_phone = $1 AND text = 'Hi.'",
    [ADA],
  );
  expect(rows).toEqual([{ submissions: 1 }]);
});
