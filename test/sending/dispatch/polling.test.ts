import { disableSort } from '../../../src/platform/disable-sort.ts';
import { findFinished } from '../../../src/sending/campaigns/start-and-finish.ts';
import { lockDueMessages } from '../../../src/sending/dispatch/lock-due-messages.ts';
import { runningCampaignQueues } from '../../../src/sending/dispatch/queries.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { explain } from '../../support/explain.ts';

const WAITING = 20_000;
/** Pages: a few index lookups, but not all pending rows. */
const FEW = 60;

const BATCH = 200;

let app: TestApp;
let accountId: string;
let campaignId: string;
beforeAll(async () => {
  app = await startTestApp({}, 'drained', undefined, 'own');
  const account = await app.account();
  ({ accountId } = account);
  const { pool } = app.parts.database;
  await account.call('phone-numbers.ensureDefault', {});
  const { campaign } = await account.call('campaigns.create', {
    audience: { include: { all: true } },
    name: 'Spring',
    body: 'Reply STOP to opt out.',
  });
  await pool.query(
    `UPDATE campaigns SET state = 'running', launched_at = now(), fanout_done = true,
            number_id = (SELECT id FROM phone_numbers WHERE tenant_id = $1 LIMIT 1) WHERE id = $2`,
    [account.accountId, campaign.id],
  );
  campaignId = campaign.id;
  await pool.query(FILL, [account.accountId, campaign.id, WAITING]);
  await pool.query('ANALYZE');
});
afterAll(() => app.stop());

test.each<[string, string, readonly unknown[]]>([
  ['for campaigns with due messages', runningCampaignQueues.text, [new Date('2030-01-01'), 1_000, []]],
  ['for finished campaigns', findFinished.text, []],
])('the query %s does not read all pending rows', async (_, text, params) => {
  const client = await app.parts.database.pool.connect();
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Record<string, number> }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    [...params],
  );
  client.release();
  const [{ Plan: plan }] = rows[0]?.['QUERY PLAN'] ?? [{ Plan: {} }];
  expect(Number(plan?.['Shared Hit Blocks']) + Number(plan?.['Shared Read Blocks'])).toBeLessThan(FEW);
});

test('claiming a batch reads neither all pending messages nor the other messages of the tenant', async () => {
  const client = await app.parts.database.pool.connect();
  const now = new Date('2030-01-01');
  await client.query('BEGIN');
  await client.query(disableSort.text);
  const { maxRows } = await explain(client, lockDueMessages, [
    accountId,
    campaignId,
    now,
    BATCH,
    null,
    accountId,
    {},
    now,
  ]);
  await client.query('ROLLBACK');
  client.release();
  expect(maxRows).toBe(BATCH);
});

const FILL = `WITH waiting AS (
    INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single)
    SELECT $1, 'msg_' || n, $2, '2029-01-01', false FROM generate_series(1, $3::int) AS n)
  INSERT INTO messages (tenant_id, id, account_id, campaign_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits,
    purpose, state, due_at, carrier, created_at)
  SELECT $1, 'msg_' || n, $1, $2, 'con_' || n, 'num', '+15550100001', '+1303' || (2000000 + n), 'Hi', 'GSM-7', 1, 1, 'marketing', 'queued', '2029-01-01', 'simulator', '2029-01-01'
    FROM generate_series(1, $3::int) AS n`;
