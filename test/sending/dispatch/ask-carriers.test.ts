import type { Carrier, TakenMessage } from '../../../src/carriers/carrier.ts';
import { askCarriers } from '../../../src/sending/dispatch/ask-carriers.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { rescueLostLeases } from '../../../src/sending/dispatch/rescue.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { answering, dispatching, dispatchQueue, silent } from '../../support/dispatching.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();
const clock = (): Date => app.clock.now;

const LEASE_MS = 30_000;
const ADA = '+14155551001';
const TEXT = 'Your table is ready.';

let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
});

const fail = (error: unknown): never => {
  throw error;
};
async function send(): Promise<string> {
  return (await account.call('messages.send', { to: ADA, text: TEXT, purpose: 'transactional' })).message_id;
}
async function seen(ids: readonly string[]): Promise<readonly string[]> {
  const messages = await Promise.all(ids.map((id) => account.call('messages.get', { message_id: id })));
  return messages.map(({ message }) => `${message.state} ${message.carrier_message_id ?? '-'}`);
}

/** A carrier that gave no answer, and says what it took; null: it cannot be reached. */
const carrierOf = (taken: readonly TakenMessage[] | null): Carrier => ({
  name: 'simulator',
  deduplicates: false,
  capacity: 100,
  submit: answering(() => []),
  listTaken: async () => taken,
});

/** Submits what is due, without an answer. */
async function submitUnheard(): Promise<void> {
  const parts = dispatching(app.parts.database, carrierOf([]), clock, LEASE_MS);
  for (const queue of await dueQueues(app.parts.database, clock()))
    if (queue.account_id === account.accountId) await dispatchQueue(parts, queue);
}

/** One lease later, as the worker does it. */
async function oneLeaseLater(taken: readonly TakenMessage[] | null): Promise<void> {
  app.clock.advance(LEASE_MS);
  const { database } = app.parts;
  const carriers = new Map([['simulator', carrierOf(taken)]]);
  await askCarriers({ database, carriers, leaseMs: LEASE_MS, clock, onFailure: fail });
  await rescueLostLeases(database, carriers, clock(), fail, silent);
}

const one = (id: string, text = TEXT): TakenMessage => ({ carrierMessageId: id, text });

test('a message without an answer that its carrier took is accepted under the ID that the carrier gives', async () => {
  const ids = [await send()];
  await submitUnheard();
  await oneLeaseLater([one('SM1')]);
  expect(await seen(ids)).toEqual(['accepted SM1']);
});

test('two messages with the same text are two at the carrier, and what is known to be another message is none of them', async () => {
  const known = await send();
  await dispatchQueue(
    dispatching(
      app.parts.database,
      {
        ...carrierOf([]),
        submit: answering(([given]) => [
          { reference: given?.reference ?? '', outcome: 'accepted', carrierMessageId: 'SM0' },
        ]),
      },
      clock,
      LEASE_MS,
    ),
    (await dueQueues(app.parts.database, clock())).find(({ account_id: id }) => id === account.accountId) as never,
  );
  const ids = [await send(), await send()];
  await submitUnheard();
  await oneLeaseLater([one('SM2'), one('SM1'), one('SM0')]);
  expect((await seen(ids)).toSorted()).toEqual(['accepted SM1', 'accepted SM2']);
  expect(await seen([known])).toEqual(['accepted SM0']);
});

test('a message that its carrier has not, twice one lease apart, waits again and is not charged again', async () => {
  const ids = [await send()];
  const held = (await account.call('billing.balance', {})).available;
  await submitUnheard();
  await oneLeaseLater([]);
  expect(await seen(ids)).toEqual(['submitting -']);
  await oneLeaseLater([]);
  expect(await seen(ids)).toEqual(['queued -']);
  expect((await account.call('billing.balance', {})).available).toBe(held);
});

test.each([
  ['cannot be reached', null],
  ['took another text for the person, which nobody knows', [one('SM1', 'Your table is')]],
])('a message whose carrier %s becomes unconfirmed after it was asked twice', async (_what, taken) => {
  const ids = [await send()];
  await submitUnheard();
  await oneLeaseLater(taken);
  await oneLeaseLater(taken);
  expect(await seen(ids)).toEqual(['submitting -']);
  await oneLeaseLater(taken);
  expect(await seen(ids)).toEqual(['delivery_unconfirmed -']);
});
