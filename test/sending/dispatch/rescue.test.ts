import { type Carrier, referenceOf } from '../../../src/carriers/carrier.ts';
import { claim } from '../../../src/sending/dispatch/claim.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { rescueLostLeases } from '../../../src/sending/dispatch/rescue.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { answering, silent } from '../../support/dispatching.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();

const LEASE_MS = 30_000;
const ADA = '+14155551001';

let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
});

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;

/** Claims messages as a worker does that dies then; returns their IDs. */
async function claimed(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const sent = await account.call('messages.send', { to: ADA, text: 'Ready.', purpose: 'transactional' });
    ids.push(sent.message_id);
  }
  const { database } = app.parts;
  const queues = await dueQueues(database, app.clock.now);
  const queue = queues.find(({ account_id: owner }) => owner === account.accountId);
  if (queue === undefined) throw new Error('Nothing is due.');
  await claim(database, queue, { maxMessages: count, leaseMs: LEASE_MS }, app.clock.now);
  return ids;
}

const seen = async (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { message } = await account.call('messages.get', { message_id: id });
      return [message.state, message.state_reason, message.carrier_message_id ?? null];
    }),
  );

/** A carrier that does not deduplicate and cannot be asked. */
const silentCarrier: Carrier = {
  name: 'simulator',
  deduplicates: false,
  capacity: 10,
  submit: answering(() => []),
};

async function rescue(): Promise<void> {
  app.clock.advance(LEASE_MS);
  const fail = (error: unknown): never => {
    throw error;
  };
  const carriers = new Map([['simulator', silentCarrier]]);
  // The second finds what the first has left.
  for (let time = 0; time < 2; time += 1)
    await rescueLostLeases(app.parts.database, carriers, app.clock.now, fail, silent);
}

test('after a crash, kept answers are recorded, what was not submitted waits again uncharged, and only the rest is in doubt', async () => {
  const before = (await account.call('billing.balance', {})).available;
  const [accepted, rejected, inDoubt, untouched] = (await claimed(4)) as [string, string, string, string];
  const tenantId = account.accountId;
  const outcomes = [
    { reference: referenceOf(tenantId, accepted), outcome: 'accepted', carrierMessageId: 'c-1' },
    { reference: referenceOf(tenantId, rejected), outcome: 'rejected', errorCode: 'invalid_destination' },
  ];
  await query('UPDATE message_leases SET submitted_ids = $2 WHERE tenant_id = $1', tenantId, [inDoubt]);
  await query(
    'INSERT INTO message_answers (tenant_id, lease_id, mark, outcomes) SELECT $1, id, 1, $2 FROM message_leases WHERE tenant_id = $1',
    tenantId,
    JSON.stringify(outcomes),
  );
  await rescue();
  expect(await seen([accepted, rejected, inDoubt, untouched])).toEqual([
    ['accepted', null, 'c-1'],
    ['rejected', null, null],
    ['delivery_unconfirmed', 'lease_lost', null],
    ['queued', null, null],
  ]);
  expect(await account.call('billing.balance', {})).toMatchObject({ available: before - 3, held: 0 });
  expect(await query('SELECT FROM message_answers WHERE tenant_id = $1', tenantId)).toEqual([]);
  expect(await query('SELECT FROM message_leases WHERE tenant_id = $1', tenantId)).toEqual([]);
});

test('of a lease of a version before, which does not say what was submitted, everything is in doubt', async () => {
  const ids = await claimed(2);
  await query('UPDATE message_leases SET submitted_ids = NULL WHERE tenant_id = $1', account.accountId);
  await rescue();
  expect(await seen(ids)).toEqual(ids.map(() => ['delivery_unconfirmed', 'lease_lost', null]));
});
