import type { Carrier } from '../../../src/carriers/carrier.ts';
import { createFanOut } from '../../../src/sending/campaigns/fan-out/fan-out.ts';
import { type DispatchParts, dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { answering, dispatching, dispatchQueue } from '../../support/dispatching.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';
import { runToEnd } from '../../support/run-to-end.ts';

const app = useTestApp();
const PEOPLE = 60;
const LEASE_MS = 30_000;
let account: TestAccount;
let campaignId: string;
let submitted: number;
/** Called before the carrier takes each batch of ten messages. */
let beforeBatch: () => Promise<unknown>;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
  const contacts = Array.from({ length: PEOPLE }, (_, n) => ({ phone: `+1415555${1000 + n}` }));
  await account.call('contacts.import', { contacts, consent });
  await app.parts.database.pool.query('UPDATE phone_numbers SET messages_per_second = 1000');
  campaignId = (await launchCampaign(account, { name: 'Sale', body: 'Acme: Sale! Reply STOP to opt out.' })).id;
  await runToEnd((onFailure) =>
    createFanOut(app.parts.database, () => app.clock.now, onFailure, 'http://localhost:4000'),
  );
  submitted = 0;
  beforeBatch = () => Promise.resolve();
});

/** A carrier that answers as slowly as the test wants. */
const slow: Carrier = {
  name: 'simulator',
  deduplicates: true,
  capacity: 100,
  submit: answering(async (submissions) => {
    await beforeBatch();
    submitted += submissions.length;
    return submissions.map(({ reference }) => ({ reference, outcome: 'accepted', carrierMessageId: reference }));
  }),
};

const parts = (): DispatchParts => dispatching(app.parts.database, slow, () => app.clock.now, LEASE_MS);
const pause = () => account.call('campaigns.pause', { campaign_id: campaignId });

async function dispatchAll(): Promise<void> {
  for (const queue of await dueQueues(app.parts.database, app.clock.now)) await dispatchQueue(parts(), queue);
}

test('after campaigns.pause no more messages are submitted than it answers, while a claim is under way', async () => {
  const { pool } = app.parts.database;
  const blocker = await pool.connect();
  // The claim waits for it after it has found the campaign running.
  await blocker.query('BEGIN; LOCK TABLE contacts IN ACCESS EXCLUSIVE MODE');
  const dispatched = dispatchAll();
  await untilSomebodyWaits(pool);
  const before = { submitted: 0 };
  const paused = pause().then((answer) => {
    before.submitted = submitted;
    return answer;
  });
  await Promise.race([paused, untilSomebodyWaits(pool, 2)]);
  await blocker.query('ROLLBACK');
  blocker.release();
  const { in_flight: inFlight } = await paused;
  await dispatched;
  await dispatchAll();
  expect(submitted).toBe(PEOPLE);
  expect(submitted - before.submitted).toBeLessThanOrEqual(inFlight);
});

test('campaigns.pause counts the messages of a batch that a slow carrier has not got yet, and no batch follows', async () => {
  await app.parts.database.pool.query('UPDATE phone_numbers SET messages_per_second = 40, paced_until = $1', [
    new Date(0),
  ]);
  let answered: { readonly inFlight: number; readonly submitted: number } | null = null;
  beforeBatch = async () => {
    answered ??= { inFlight: (await pause()).in_flight, submitted };
  };
  await dispatchAll();
  app.clock.advance(10_000);
  await dispatchAll();
  // One second of the number's rate was claimed.
  expect(answered).toEqual({ inFlight: 40, submitted: 0 });
  expect(submitted).toBe(40);
  const { campaign } = await account.call('campaigns.resume', { campaign_id: campaignId });
  expect(campaign.state).toBe('running');
  await dispatchAll();
  expect(submitted).toBe(PEOPLE);
});

test('a claim that begins while campaigns.pause runs claims nothing and does not wait', async () => {
  const { pool } = app.parts.database;
  const pausing = await pool.connect();
  await pausing.query('BEGIN');
  await pausing.query('SELECT FROM campaigns WHERE id = $1 FOR UPDATE', [campaignId]);
  await dispatchAll();
  expect(submitted).toBe(0);
  await pausing.query('ROLLBACK');
  pausing.release();
  await dispatchAll();
  expect(submitted).toBe(PEOPLE);
});
