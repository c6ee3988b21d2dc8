import { referenceOf, type SubmitOutcome } from '../../../src/carriers/carrier.ts';
import { createSimulator } from '../../../src/carriers/simulator/simulator.ts';
import { claim } from '../../../src/sending/dispatch/claim.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import type { Batch } from '../../../src/sending/dispatch/leases.ts';
import { recordOutcomes } from '../../../src/sending/dispatch/record-outcomes.ts';
import { rescueLostLeases } from '../../../src/sending/dispatch/rescue.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { silent } from '../../support/dispatching.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();

const LEASE_MS = 30_000;
const HOUR_MS = 3_600_000;
const ADA = '+14155551001';

let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
});

const fail = (error: unknown): never => {
  throw error;
};

async function send(sendAt?: Date): Promise<string> {
  const params = { to: ADA, text: 'Your table is ready.', purpose: 'transactional' } as const;
  const timing = sendAt === undefined ? {} : { send_at: sendAt.toISOString() };
  return (await account.call('messages.send', { ...params, ...timing })).message_id;
}
const stateOf = async (id: string) => (await account.call('messages.get', { message_id: id })).message.state;

async function claimBatch(): Promise<Batch | undefined> {
  const { database } = app.parts;
  const queues = await dueQueues(database, app.clock.now);
  const queue = queues.find(({ account_id: owner }) => owner === account.accountId);
  if (queue === undefined) return undefined;
  const limits = { maxMessages: 10, leaseMs: LEASE_MS };
  return (await claim(database, queue, limits, app.clock.now)).batches[0];
}

/** How many messages are claimed for submission. */
const claimDue = async (): Promise<number> => (await claimBatch())?.messages.length ?? 0;

async function rescue(): Promise<number> {
  const { database } = app.parts;
  const carrier = createSimulator(database, { receipts: async () => undefined, inbound: async () => undefined });
  return rescueLostLeases(database, new Map([[carrier.name, carrier]]), app.clock.now, fail, silent);
}

test('a claimed message is rescued when its lease ends, and not before', async () => {
  const id = await send();
  expect(await claimDue()).toBe(1);
  app.clock.advance(LEASE_MS - 1);
  expect(await rescue()).toBe(0);
  expect(await stateOf(id)).toBe('submitting');
  app.clock.advance(1);
  expect(await rescue()).toBe(1);
  expect(await stateOf(id)).toBe('queued');
});

test('a scheduled message is claimed at the time when it is due, and not before', async () => {
  const id = await send(new Date(app.clock.now.getTime() + HOUR_MS));
  app.clock.advance(HOUR_MS - 1);
  expect(await claimDue()).toBe(0);
  expect(await stateOf(id)).toBe('scheduled');
  app.clock.advance(1);
  expect(await claimDue()).toBe(1);
  expect(await stateOf(id)).toBe('submitting');
});

test.each([
  ['one millisecond before its validity ends', 'submitting', -1],
  ['when its validity ends', 'expired', 0],
] as const)('a message whose turn comes %s is %s', async (_when, state, ms) => {
  const id = await send();
  const validUntil = new Date(app.clock.now.getTime() + HOUR_MS);
  const { pool } = app.parts.database;
  await pool.query('UPDATE messages SET valid_until = $2 WHERE id = $1', [id, validUntil]);
  app.clock.now = new Date(validUntil.getTime() + ms);
  await claimDue();
  expect(await stateOf(id)).toBe(state);
});

test.each(['accepted', 'delivered', 'canceled'])(
  'a message in the state %s is not claimed, although it is in the queue',
  async (state) => {
    const [id, other] = [await send(), await send()];
    await app.parts.database.pool.query('UPDATE messages SET state = $2 WHERE id = $1', [id, state]);
    expect(await claimDue()).toBe(1);
    expect([await stateOf(id), await stateOf(other)]).toEqual([state, 'submitting']);
  },
);

test('a message whose contact no longer exists is canceled and not submitted', async () => {
  const id = await send();
  await app.parts.database.pool.query('DELETE FROM contacts WHERE tenant_id = $1', [account.accountId]);
  expect(await claimDue()).toBe(0);
  expect((await account.call('messages.get', { message_id: id })).message).toMatchObject({
    state: 'canceled',
    state_reason: 'forgotten',
  });
});

test.each([
  { outcome: 'rejected', errorCode: '30007' },
  { outcome: 'throttled', retryAfterMs: 60_000 },
] as const)('a message is not $outcome by a worker whose lease has passed to another', async (how) => {
  const { database } = app.parts;
  const tenantId = account.accountId;
  const id = await send();
  const outcome: SubmitOutcome = { reference: referenceOf(tenantId, id), ...how };
  const record = (batch: Batch | undefined) =>
    recordOutcomes(database, batch as Batch, [outcome], { now: app.clock.now, counted: null });
  const first = await claimBatch();
  app.clock.advance(LEASE_MS);
  await rescue();
  const second = await claimBatch();
  await record(first);
  expect(await stateOf(id)).toBe('submitting');
  await record(second);
  expect(await stateOf(id)).toBe(how.outcome === 'rejected' ? 'rejected' : 'queued');
});

test('outcomes lock their messages in the order of their IDs, as delivery reports do', async () => {
  const { database } = app.parts;
  const tenantId = account.accountId;
  const [first, second] = [await send(), await send()].sort();
  const batch = (await claimBatch()) as Batch;
  const outcomes = [second, first].map(
    (id): SubmitOutcome => ({
      reference: referenceOf(tenantId, id as string),
      outcome: 'accepted',
      carrierMessageId: `at-carrier-${id}`,
    }),
  );
  const lock = 'SELECT FROM messages WHERE id = $1 FOR UPDATE NOWAIT';
  const report = await database.pool.connect();
  await report.query('BEGIN');
  await report.query(lock, [first]);
  const recorded = recordOutcomes(database, batch, outcomes, { now: app.clock.now, counted: null });
  await untilSomebodyWaits(database.pool);
  const locked = await report.query(lock, [second]).catch(({ code }: { code: string }) => code);
  await report.query('ROLLBACK');
  report.release();
  await recorded;
  expect(locked).toMatchObject({ rowCount: 1 });
  expect([await stateOf(first as string), await stateOf(second as string)]).toEqual(['accepted', 'accepted']);
});
