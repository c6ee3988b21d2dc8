import type { Carrier } from '../../../src/carriers/carrier.ts';
import { createSimulator } from '../../../src/carriers/simulator/simulator.ts';
import { createFanOut } from '../../../src/sending/campaigns/fan-out/fan-out.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { rescueLostLeases } from '../../../src/sending/dispatch/rescue.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { submitAll } from '../../support/carriers/submit-all.ts';
import { answering, dispatching, dispatchQueue, silent } from '../../support/dispatching.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';
import { runToEnd } from '../../support/run-to-end.ts';

const LEASE_MS = 30_000;
const NEW_YORK = '+12125550110';

let app: TestApp;
let account: TestAccount;
let start: Date;

beforeAll(async () => {
  app = await startTestApp();
  start = app.clock.now;
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.now = start;
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, NEW_YORK);
});

const simulator = () =>
  createSimulator(app.parts.database, { receipts: async () => undefined, inbound: async () => undefined });
const clock = (): Date => app.clock.now;
const fail = (error: unknown): never => {
  throw error;
};

async function dispatchTo(carrier: Carrier): Promise<void> {
  const { database } = app.parts;
  const parts = dispatching(database, carrier, clock, LEASE_MS);
  for (const queue of await dueQueues(database, clock())) await dispatchQueue(parts, queue);
}

/** A carrier whose responses are lost. */
function withLostResponses(): Carrier {
  const carrier = simulator();
  return { ...carrier, submit: answering((given, now) => submitAll(carrier, given, now).then(() => [])) };
}

/**
 * The carrier accepts the due messages and reports late; the worker dies before it receives the
 * response.
 */
async function submitUnheard(): Promise<void> {
  await dispatchTo(withLostResponses());
  await reportAt('infinity');
}

const reportAt = (at: Date | 'infinity') =>
  app.parts.database.pool.query('UPDATE simulator_submissions SET next_at = $2 WHERE starts_with(reference, $1)', [
    account.accountId,
    at,
  ]);

/** The lease expires and the message is back in the queue, but not claimed again. */
async function rescue(): Promise<void> {
  app.clock.advance(LEASE_MS + 1);
  const carrier = simulator();
  await rescueLostLeases(app.parts.database, new Map([[carrier.name, carrier]]), clock(), fail, silent);
}

const send = async (): Promise<string> =>
  (await account.call('messages.send', { to: NEW_YORK, text: 'Sale! STOP to end.' })).message_id;
const stateOf = async (id: string) => (await account.call('messages.get', { message_id: id })).message;
const available = async (): Promise<number> => (await account.call('billing.balance', {})).available;

/**
 * The message is unconfirmed and charged, a late receipt resolves it, and the carrier has it once.
 */
async function expectUnconfirmed(id: string, before: number): Promise<void> {
  expect(await stateOf(id)).toMatchObject({ state: 'delivery_unconfirmed', state_reason: 'lease_lost' });
  expect(await account.call('billing.balance', {})).toMatchObject({ available: before - 1, held: 0 });
  await reportAt(clock());
  await app.drain();
  expect(await stateOf(id)).toMatchObject({ state: 'delivered', state_reason: null });
  expect(await account.call('billing.balance', {})).toMatchObject({ available: before - 1, held: 0 });
  const { rows } = await app.parts.database.pool.query(
    "SELECT submissions FROM simulator_submissions WHERE starts_with(reference, $1) AND text LIKE 'Sale!%'",
    [account.accountId],
  );
  expect(rows).toEqual([{ submissions: 1 }]);
}

test('a STOP before the rescue of a message that the carrier accepted leaves it unconfirmed', async () => {
  const before = await available();
  const id = await send();
  await submitUnheard();
  await account.call('messages.simulateInbound', { from: NEW_YORK, text: 'STOP' });
  await rescue();
  await app.drain();
  await expectUnconfirmed(id, before);
});

test('a STOP after the rescue of a message that the carrier accepted leaves it unconfirmed', async () => {
  const before = await available();
  const id = await send();
  await submitUnheard();
  await rescue();
  await account.call('messages.simulateInbound', { from: NEW_YORK, text: 'STOP' });
  await expectUnconfirmed(id, before);
});

test('messages.cancel after the rescue of a submitted message leaves it unconfirmed', async () => {
  const before = await available();
  const id = await send();
  await submitUnheard();
  await rescue();
  expect(await account.call('messages.cancel', { message_id: id })).toMatchObject({
    state: 'delivery_unconfirmed',
    released_credits: 0,
  });
  await expectUnconfirmed(id, before);
});

test('campaigns.cancel after the rescue of a submitted message leaves it unconfirmed', async () => {
  const before = await available();
  const campaign = await launchCampaign(account, { name: 'Sale', body: 'Sale! STOP to end.' });
  await runToEnd((onFailure) => createFanOut(app.parts.database, clock, onFailure, 'http://localhost:4000'));
  await submitUnheard();
  await rescue();
  expect(await account.call('campaigns.cancel', { campaign_id: campaign.id })).toMatchObject({
    canceled_messages: 0,
    released_credits: 0,
  });
  const { items } = await account.call('messages.list', {});
  await expectUnconfirmed(items[0]?.id ?? '', before);
});

test('a rescued message that waits for quiet hours and is then canceled is unconfirmed', async () => {
  const before = await available();
  const id = await send();
  await submitUnheard();
  app.clock.now = new Date('2029-06-14T03:30:00Z');
  await app.drain();
  expect(await stateOf(id)).toMatchObject({ state: 'queued', state_reason: 'lease_lost' });
  await account.call('messages.cancel', { message_id: id });
  await expectUnconfirmed(id, before);
});

test('a rescued message that the carrier throttles and that is then canceled is unconfirmed', async () => {
  const before = await available();
  const id = await send();
  await submitUnheard();
  await rescue();
  const carrier = simulator();
  const busy: Carrier = {
    ...carrier,
    submit: answering((given) =>
      given.map(({ reference }) => ({ reference, outcome: 'throttled', retryAfterMs: 60_000 })),
    ),
  };
  await dispatchTo(busy);
  await account.call('messages.cancel', { message_id: id });
  await expectUnconfirmed(id, before);
});
