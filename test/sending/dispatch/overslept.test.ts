import { createSimulator } from '../../../src/carriers/simulator/simulator.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { rescueLostLeases } from '../../../src/sending/dispatch/rescue.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { dispatching, dispatchQueue, silent } from '../../support/dispatching.ts';

const LEASE_MS = 30_000;
const ADA = '+14155551001';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A database whose client stops after its next transaction until `meanwhile` has resolved. */
function sleeping(database: Database, meanwhile: () => Promise<unknown>): Database {
  let slept = false;
  return {
    ...database,
    transaction: async (work) => {
      const answer = await database.transaction(work);
      if (!slept) {
        slept = true;
        await meanwhile();
      }
      return answer;
    },
  };
}

test('a worker that stalled until its lease ended submits none of its messages, which may be canceled by then', async () => {
  const { database } = app.parts;
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
  await account.call('contacts.import', { contacts: [{ phone: ADA }], consent });
  const { message_id: id } = await account.call('messages.send', { to: ADA, text: 'Hi.', purpose: 'transactional' });
  const simulator = createSimulator(database, { receipts: async () => undefined, inbound: async () => undefined });
  const carriers = new Map([[simulator.name, simulator]]);
  const clock = (): Date => app.clock.now;
  const meanwhile = async (): Promise<void> => {
    // At its end a lease is over, for the worker and for the rescue.
    app.clock.advance(LEASE_MS);
    const thrown = (error: unknown): never => {
      throw error;
    };
    await rescueLostLeases(database, carriers, clock(), thrown, silent);
    await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
  };
  const [queue] = await dueQueues(database, clock());
  await dispatchQueue(
    dispatching(sleeping(database, meanwhile), simulator, clock, LEASE_MS),
    queue as NonNullable<typeof queue>,
  );
  // The cancellation could not know that the message was never submitted.
  expect((await account.call('messages.get', { message_id: id })).message).toMatchObject({
    state: 'delivery_unconfirmed',
  });
  const { rows } = await database.pool.query('SELECT text FROM simulator_submissions WHERE to_phone = $1', [ADA]);
  expect(rows).toEqual([]);
});
