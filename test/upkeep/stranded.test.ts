import { findStranded } from '../../src/upkeep/find-stranded.ts';
import { repairStranded } from '../../src/upkeep/repair-stranded.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { buildJourney } from '../support/journeys/build.ts';
import { launchCampaign } from '../support/launch-campaign.ts';
import { runTern } from '../support/run-tern.ts';

const TEXT = 'Our sale starts today. Reply STOP to opt out.';
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const PHONES = ['+12025550110', '+12025550111', '+12025550112'] as const;

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  account = await app.account({ credits: 1000 });
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.import', { contacts: PHONES.map((phone) => ({ phone })), consent });
});

const query = (sql: string) => app.parts.database.pool.query(sql, [account.accountId]);
const find = () => findStranded(app.parts.database, account.accountId);
const owner = () => ({ tenantId: account.accountId, accountId: account.accountId });
const repair = async () => {
  const stranded = await find();
  return app.parts.database.transaction((tx) => repairStranded(tx, owner(), stranded, app.clock.now));
};
const statesOf = async () =>
  (await query('SELECT state FROM messages WHERE tenant_id = $1 ORDER BY state')).rows.map(({ state }) => state);

/** As after an upgrade beside processes that did not know the queue. */
const loseQueue = () => query('DELETE FROM message_queue WHERE tenant_id = $1');

test('nothing is stranded while messages wait, are sent and have ended', async () => {
  await launchCampaign(account, { name: 'Sale', body: TEXT });
  expect(await find()).toEqual({ messages: [], holds: [], enrollments: [] });
  await app.drain();
  expect(await find()).toEqual({ messages: [], holds: [], enrollments: [] });
});

test('messages that lost their place in the queue are found, wait again, and are sent once', async () => {
  await account.call('messages.send', { to: PHONES[0], text: TEXT });
  await loseQueue();
  await app.drain();
  expect(await statesOf()).toEqual(['queued']);
  expect((await find()).messages).toHaveLength(1);
  expect(await repair()).toMatchObject({ requeued: 1, canceled: 0 });
  expect(await find()).toMatchObject({ messages: [] });
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  expect(await statesOf()).toEqual(['delivered']);
});

test('stranded messages of yesterday are canceled, and their credits and the rest of the hold come back', async () => {
  const before = await account.call('billing.balance', {});
  await launchCampaign(account, { name: 'Sale', body: TEXT });
  await app.drain();
  // As they were before the carrier answered.
  await query("UPDATE messages SET state = 'queued', accepted_at = NULL, finalized_at = NULL WHERE tenant_id = $1");
  await query(
    "UPDATE credit_holds SET captured = 0, released = 0, state = 'open', closed_at = NULL WHERE tenant_id = $1",
  );
  await query(
    `WITH gone AS (DELETE FROM credit_entries WHERE tenant_id = $1 AND kind = 'campaign' RETURNING amount)
     UPDATE credit_accounts SET posted = posted - s.amount, held = held - s.amount
       FROM (SELECT coalesce(sum(amount), 0) AS amount FROM gone) s WHERE tenant_id = $1`,
  );
  await loseQueue();
  app.clock.advance(25 * 3_600_000);
  const stranded = await find();
  expect(stranded.messages).toHaveLength(PHONES.length);
  expect(stranded.holds).toEqual([]);
  expect(await repair()).toMatchObject({ requeued: 0, canceled: PHONES.length, releasedCredits: PHONES.length });
  expect(await statesOf()).toEqual(PHONES.map(() => 'canceled'));
  const after = await account.call('billing.balance', {});
  expect([after.available, after.held]).toEqual([before.available, 0]);
});

test('a hold of a campaign that ended is found when no message uses it, and returned', async () => {
  const campaign = await launchCampaign(account, { name: 'Sale', body: TEXT });
  await app.drain();
  const before = await account.call('billing.balance', {});
  await query(
    `INSERT INTO credit_holds (tenant_id, id, account_id, campaign_id, amount, captured, released, state, created_at)
     VALUES ($1, 'hld_lost', $1, '${campaign.id}', 7, 2, 0, 'open', now())`,
  );
  await query('UPDATE credit_accounts SET held = held + 5 WHERE tenant_id = $1');
  expect((await find()).holds).toMatchObject([{ id: 'hld_lost', credits: 5 }]);
  expect(await repair()).toMatchObject({ releasedCredits: 5 });
  expect(await account.call('billing.balance', {})).toMatchObject({ available: before.available, held: 0 });
  expect(await find()).toMatchObject({ holds: [] });
});

test('a contact in a journey without a due time goes on, and one that waits for a signal is left alone', async () => {
  const { id } = await buildJourney(
    account,
    { entry: { kind: 'call' } },
    { wait: { kind: 'delay', duration: { amount: 1, unit: 'days' } }, end: { kind: 'exit' } },
    [['wait', 'next', 'end']],
  );
  const { items } = await account.call('contacts.list', {});
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [items[0]?.id ?? ''] });
  await app.drain();
  expect((await find()).enrollments).toEqual([]);
  await query('UPDATE journey_enrollments SET due_at = NULL WHERE tenant_id = $1');
  expect((await find()).enrollments).toHaveLength(1);
  expect(await repair()).toMatchObject({ enrollments: 1 });
  app.clock.advance(25 * 3_600_000);
  await app.drain();
  const { rows } = await query('SELECT state FROM journey_enrollments WHERE tenant_id = $1');
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('tern operator repair says what it would do, does it with --apply, and leaves an audit entry', async () => {
  await account.call('messages.send', { to: PHONES[0], text: TEXT });
  await loseQueue();
  await query("UPDATE messages SET due_at = now() - interval '2 days' WHERE tenant_id = $1");
  const env = { DATABASE_URL: app.databaseUrl, TERN_SECRET: 'a secret that only tests know, of 32+' };
  const args = ['operator', 'repair', '--account', account.accountId];
  const shown = await runTern(args, env);
  expect(shown.stdout).toContain('to cancel: 1;');
  expect(shown.stdout).toContain('Nothing was changed: repeat with --apply.');
  expect(await statesOf()).toEqual(['queued']);
  const applied = await runTern([...args, '--apply', '--json'], env);
  expect(JSON.parse(applied.stdout)).toMatchObject({ applied: true, accounts: [{ canceled: 1, releasedCredits: 1 }] });
  expect(await statesOf()).toEqual(['canceled']);
  const { rows } = await query("SELECT skill FROM audit_entries WHERE tenant_id = $1 AND skill = 'operator.repair'");
  expect(rows).toHaveLength(1);
});
