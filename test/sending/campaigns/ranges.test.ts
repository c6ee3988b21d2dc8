import type { OnFailure } from '../../../src/platform/for-each-isolated.ts';
import type { Runner } from '../../../src/platform/work/runner.ts';
import { createFanOut } from '../../../src/sending/campaigns/fan-out/fan-out.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { fillContacts } from '../../support/fill-contacts.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';
import { runOnce } from '../../support/run-to-end.ts';

/** The size of three ranges, the last of them shorter. */
const CONTACTS = 21_500;
const CONCURRENCY = 3;
/** Connections that a test ends while they write. */
const CUTS = 2;

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

async function launched(): Promise<string> {
  return (await launchCampaign(account, { name: 'Spring', body: 'Reply STOP to opt out.' })).id;
}

const create = (onFailure: OnFailure): Runner =>
  createFanOut(app.parts.database, () => app.clock.now, onFailure, 'http://localhost:4000');

/** Fans out until nothing is left; returns the number of steps. */
async function worker(onFailure?: OnFailure): Promise<number> {
  const errors: unknown[] = [];
  const runner = create(onFailure ?? ((error) => errors.push(error)));
  let steps = 1;
  while (await runner.run()) steps += 1;
  if (errors.length > 0) throw errors[0];
  return steps;
}

const together = (workers: number, onFailure?: OnFailure): Promise<number[]> =>
  Promise.all(Array.from({ length: workers }, () => worker(onFailure)));

async function seen(id: string): Promise<Record<string, unknown>> {
  const { rows } = await app.parts.database.pool.query(SEEN, [account.accountId, id]);
  return rows[0] as Record<string, unknown>;
}

const ALL = {
  rows: CONTACTS,
  messages: CONTACTS,
  contacts: CONTACTS,
  held: CONTACTS,
  ranges: 0,
  fanout_done: true,
  audience_count: CONTACTS,
};

test('concurrent workers that fan out one campaign create one recipient and one message per contact', async () => {
  const id = await launched();
  await runOnce(create);
  const steps = await together(CONCURRENCY);
  expect(await seen(id)).toMatchObject(ALL);
  // Otherwise one worker did all the work and the test shows nothing.
  expect(steps.filter((each) => each > 3).length).toBeGreaterThan(1);
});

test('a worker that loses its connection within a chunk neither skips nor repeats a contact', async () => {
  const id = await launched();
  await runOnce(create);
  const { pool } = app.parts.database;
  let lost = 0;
  let over = false;
  // A worker may also lose its connection while it looks for work, and then ends.
  const working = together(CONCURRENCY, () => {
    lost += 1;
  })
    .catch(() => undefined)
    .finally(() => {
      over = true;
    });
  // Not more: on a slow machine, each chunk could be cut for ever.
  for (let cut = 0; cut < CUTS && !over; ) cut += (await pool.query(CUT_ONE)).rowCount ?? 0;
  await working;
  expect(lost).toBeGreaterThan(0);
  await worker();
  expect(await seen(id)).toMatchObject(ALL);
});

test.each(['campaigns.pause', 'campaigns.cancel'] as const)(
  '%s waits for the chunks in progress, and no message is created afterwards',
  async (skill) => {
    const id = await launched();
    const { pool } = app.parts.database;
    await runOnce(create);
    const chunk = await pool.connect();
    await chunk.query('BEGIN');
    await chunk.query('SELECT FROM campaign_ranges WHERE tenant_id = $1 ORDER BY up_to LIMIT 1 FOR UPDATE', [
      account.accountId,
    ]);
    let answered = false;
    const asked = account.call(skill, { campaign_id: id }).then(() => {
      answered = true;
    });
    await untilSomebodyWaits(pool);
    expect(answered).toBe(false);
    await chunk.query('COMMIT');
    chunk.release();
    await asked;
    const { rows, messages } = await seen(id);
    await together(CONCURRENCY);
    // Of a canceled campaign, the workers record the other contacts.
    const recorded = { rows: CONTACTS, ranges: 0, fanout_done: true, audience_count: CONTACTS };
    expect(await seen(id)).toMatchObject({
      messages,
      contacts: messages,
      ...(skill === 'campaigns.cancel' ? recorded : { rows, ranges: 3 }),
    });
  },
);

test('a campaign that runs out of credits pauses without repeated decisions, and resumes after a grant', async () => {
  const { pool } = app.parts.database;
  const short = 12_345;
  await pool.query('UPDATE credit_accounts SET posted = held + $2 WHERE tenant_id = $1', [account.accountId, short]);
  const { campaign } = await account.call('campaigns.create', {
    audience: { include: { all: true } },
    name: 'Spring',
    body: 'Reply STOP to opt out.',
  });
  // Preflight would block this launch, so the credits are spent after the launch.
  await pool.query("UPDATE campaigns SET state = 'running', launched_at = $2, number_id = $3 WHERE id = $1", [
    campaign.id,
    app.clock.now,
    (await account.call('phone-numbers.list', {})).items[0]?.id,
  ]);
  const ofRace = 'The credits for a chunk were spent by another transaction. The chunk is evaluated again.';
  await together(CONCURRENCY, (error) => expect(error).toMatchObject({ message: ofRace }));
  expect(await seen(campaign.id)).toMatchObject({ state: 'paused', state_reason: 'balance' });
  expect(Number((await seen(campaign.id)).messages)).toBeLessThanOrEqual(short);
  await pool.query('UPDATE credit_accounts SET posted = 100000 WHERE tenant_id = $1', [account.accountId]);
  await account.call('campaigns.resume', { campaign_id: campaign.id });
  await together(CONCURRENCY);
  expect(await seen(campaign.id)).toMatchObject(ALL);
});

/**
 * INTERSECT: without statistics of the new rows, a join would compare each of one table with all of
 * the other.
 */
const SEEN = `SELECT c.state, c.state_reason, c.fanout_done, c.audience_count,
    (SELECT count(*)::int FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2) AS ranges,
    (SELECT count(*)::int FROM campaign_recipients WHERE tenant_id = $1 AND campaign_id = $2) AS rows,
    (SELECT count(*)::int FROM messages WHERE tenant_id = $1 AND campaign_id = $2) AS messages,
    (SELECT count(DISTINCT contact_id)::int FROM (
       SELECT message_id, contact_id FROM campaign_recipients WHERE tenant_id = $1 AND campaign_id = $2
       INTERSECT SELECT id, contact_id FROM messages WHERE tenant_id = $1 AND campaign_id = $2) AS matching) AS contacts,
    (SELECT held::int FROM credit_accounts WHERE tenant_id = $1 AND account_id = $1) AS held
  FROM campaigns c WHERE c.tenant_id = $1 AND c.id = $2`;

/** Any connection that is writing to the recipients. */
const CUT_ONE = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active' AND query LIKE '%INSERT INTO campaign_recipients%' LIMIT 1`;
