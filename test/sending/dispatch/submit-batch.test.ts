import { setImmediate } from 'node:timers/promises';
import type { Carrier, Submission, SubmitOutcome } from '../../../src/carriers/carrier.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { createDispatcher, dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import type { Queue } from '../../../src/sending/dispatch/queries.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { answering, dispatching, dispatchQueue } from '../../support/dispatching.ts';
import { optIn } from '../../support/opt-in.ts';
import { until } from '../../support/until.ts';

const app = useTestApp();
const clock = (): Date => app.clock.now;

const LEASE_MS = 30_000;
const ROOM = 3;
const ADA = '+14155551001';
const DEREK = '+14155551002';

let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
  await optIn(account, DEREK);
});

async function send(to = ADA): Promise<string> {
  return (await account.call('messages.send', { to, text: 'Your table is ready.', purpose: 'transactional' }))
    .message_id;
}
async function sendMany(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await send());
  return ids;
}
const stateOf = async (id: string) => (await account.call('messages.get', { message_id: id })).message.state;
const statesOf = (ids: readonly string[]) => Promise.all(ids.map(stateOf));
async function ourQueue(): Promise<Queue> {
  const queues = await dueQueues(app.parts.database, clock());
  return queues.find(({ account_id: owner }) => owner === account.accountId) as Queue;
}
const accepted = ({ reference }: Submission): SubmitOutcome => ({
  reference,
  outcome: 'accepted',
  carrierMessageId: `at-carrier-${reference}`,
});
const carrierOf = (submit: Carrier['submit']): Carrier => ({
  name: 'simulator',
  deduplicates: false,
  capacity: ROOM,
  submit,
});

/** A carrier that answers each message when the test says so. */
function byHand() {
  const waiting: { readonly given: Submission; readonly answer: (outcome: SubmitOutcome) => void }[] = [];
  const carrier = carrierOf(async function* submit(submissions) {
    const answers = submissions.map((given) => new Promise<SubmitOutcome>((answer) => waiting.push({ given, answer })));
    while (answers.length > 0) {
      const [outcome, index] = await Promise.race(answers.map(async (one, at) => [await one, at] as const));
      void answers.splice(index, 1);
      yield [outcome];
    }
  });
  return { waiting, carrier };
}

test('messages that the carrier has no room for stay in the queue, where a STOP is in time', async () => {
  const ids = await sendMany(ROOM + 2);
  const { carrier, waiting } = byHand();
  const { dispatch, settle } = createDispatcher(dispatching(app.parts.database, carrier, clock, LEASE_MS));
  const dispatched = dispatch(await ourQueue());
  await until(async () => waiting.length === ROOM);
  expect(await statesOf(ids)).toEqual([...Array(ROOM).fill('submitting'), 'queued', 'queued']);

  await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
  for (const { given, answer } of waiting) answer(accepted(given));
  await until(async () => waiting.length === ROOM + 1);
  const confirmation = waiting[ROOM];
  expect(confirmation?.given.text).toContain('unsubscribed');
  confirmation?.answer(accepted(confirmation.given));
  await dispatched;
  await settle();
  expect(waiting).toHaveLength(ROOM + 1);
  expect(await statesOf(ids)).toEqual([...Array(ROOM).fill('accepted'), 'canceled', 'canceled']);
});

test('an outcome is recorded when it comes, and makes room for the next message', async () => {
  const ids = await sendMany(ROOM + 1);
  const { carrier, waiting } = byHand();
  const { dispatch, settle } = createDispatcher(dispatching(app.parts.database, carrier, clock, LEASE_MS));
  const dispatched = dispatch(await ourQueue());
  await until(async () => waiting.length === ROOM);
  const [first, ...others] = [...waiting];
  first?.answer(accepted(first.given));
  await until(async () => waiting.length === ROOM + 1);
  await until(async () => (await statesOf(ids)).filter((state) => state === 'accepted').length === 1);

  for (const { given, answer } of [...others, ...waiting.slice(ROOM)]) answer(accepted(given));
  await dispatched;
  await settle();
  expect(await statesOf(ids)).toEqual(ids.map(() => 'accepted'));
});

/** A database whose client loses its connection before or after the second commit. */
function away(database: Database, when: 'before' | 'after'): Database {
  let transactions = 0;
  return {
    ...database,
    transaction: async (work) => {
      transactions += 1;
      const isLost = transactions === 2;
      const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });
      if (isLost && when === 'before') throw lost;
      const answer = await database.transaction(work);
      if (isLost) throw lost;
      return answer;
    },
  };
}

test.each(['before', 'after'] as const)(
  'what the carrier said is recorded once, although the database went away %s the commit',
  async (when) => {
    const [first, second] = [await send(ADA), await send(DEREK)];
    const carrier = carrierOf(
      answering((given) =>
        given.map((one) =>
          one.to === ADA ? accepted(one) : { reference: one.reference, outcome: 'throttled', retryAfterMs: 60_000 },
        ),
      ),
    );
    const before = (await account.call('billing.balance', {})).held;
    const parts = dispatching(away(app.parts.database, when), carrier, clock, LEASE_MS);
    await dispatchQueue(parts, await ourQueue());
    await setImmediate();
    expect(await statesOf([first, second])).toEqual(['accepted', 'queued']);
    expect((await account.call('billing.balance', {})).held).toBe(before);
    const { rows } = await app.parts.database.pool.query(
      'SELECT (SELECT count(*)::int FROM message_leases WHERE tenant_id = $1) AS leases, (SELECT sum(sent)::int FROM measure_differences WHERE tenant_id = $1) AS sent',
      [account.accountId],
    );
    expect(rows).toEqual([{ leases: 0, sent: 1 }]);
  },
);
