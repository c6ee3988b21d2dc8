import { createFanOut } from '../../../src/sending/campaigns/fan-out/fan-out.ts';
import { createHeadStart } from '../../../src/sending/campaigns/fan-out/head-start.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { fillContacts } from '../../support/fill-contacts.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { runOnce, runToEnd } from '../../support/run-to-end.ts';

/** Two ranges and some chunks. */
const CONTACTS = 11_500;
const HEAD_START_MS = 5_000;

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp({}, 'drained', undefined, 'own');
});
afterAll(() => app.stop());

beforeEach(async () => {
  account = await app.account({ credits: 100_000 });
  await account.call('phone-numbers.ensureDefault', {});
  await fillContacts(app.parts.database.pool, account.accountId, CONTACTS);
});

/** The fan-out of a process: its runners share a head start. */
function fanOutOfProcess() {
  const headStart = createHeadStart();
  return (onFailure: (error: unknown) => void) =>
    createFanOut(app.parts.database, () => app.clock.now, onFailure, 'http://localhost:4000', headStart);
}

async function recipientsOf(id: string): Promise<number> {
  const { rows } = await app.parts.database.pool.query(
    'SELECT count(*)::int AS n FROM campaign_recipients WHERE tenant_id = $1 AND campaign_id = $2',
    [account.accountId, id],
  );
  return rows[0].n;
}

async function isDone(id: string): Promise<boolean> {
  const { rows } = await app.parts.database.pool.query(
    'SELECT fanout_done AS done FROM campaigns WHERE tenant_id = $1 AND id = $2',
    [account.accountId, id],
  );
  return rows[0].done;
}

const launched = async (): Promise<string> =>
  (await launchCampaign(account, { name: 'Spring', body: 'Reply STOP to opt out.' })).id;

test('a campaign that one process has split is left to it by the others at first, and it ends it', async () => {
  const id = await launched();
  const own = fanOutOfProcess();
  await runOnce(own);
  const before = await recipientsOf(id);
  await runToEnd(fanOutOfProcess());
  expect(await recipientsOf(id)).toBe(before);
  await runToEnd(own);
  expect(await recipientsOf(id)).toBe(CONTACTS);
  expect(await isDone(id)).toBe(true);
});

test('a campaign whose process was killed after it had split it is taken over after the head start', async () => {
  const id = await launched();
  await runOnce(fanOutOfProcess());
  const { now } = app.clock;
  const other = fanOutOfProcess();
  await runToEnd(other);
  expect(await isDone(id)).toBe(false);
  // Otherwise the other process sleeps longer than the head start lasts.
  expect(await other(() => undefined).hasDue(new Date(now.getTime() + HEAD_START_MS))).toBe(true);
  app.clock.now = new Date(now.getTime() + HEAD_START_MS);
  await runToEnd(other);
  expect(await recipientsOf(id)).toBe(CONTACTS);
  expect(await isDone(id)).toBe(true);
});
