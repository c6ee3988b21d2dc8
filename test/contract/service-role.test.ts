import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ensureEventPartitions } from '../../src/people/behavior/partitions.ts';
import { dropOldEvents } from '../../src/people/behavior/retention.ts';
import { serviceGrants } from '../../src/platform/database/migrate.ts';
import { APPEND_ONLY } from '../../src/platform/database/migrations/grants.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { contract, furnish, ready, succeeding } from '../support/contract/walk.ts';
import { send } from '../support/contract/wire.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const role = `tern_service_${randomBytes(4).toString('hex')}`;
let database: TestDatabase;
let owner: pg.Client;
let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'service'`);
  for (const statement of await serviceGrants(database.url, role)) await owner.query(statement);
  const url = new URL(database.url);
  [url.username, url.password] = [role, 'service'];
  app = await startTestApp({}, 'drained', undefined, { url: url.href, drop: () => Promise.resolve() });
  app.clock.advance(10 * 60_000);
  account = await app.account({ credits: 1000 });
  await furnish(app, account);
});

afterAll(async () => {
  await app.stop();
  await owner.query(`DROP OWNED BY ${role}`);
  await owner.query(`DROP ROLE ${role}`);
  await owner.end();
  await database.drop();
});

test('every skill works with a role that can only read and write rows', async () => {
  const failed: string[] = [];
  for (const skill of contract.skills)
    for (const { name, params: shown } of succeeding(skill)) {
      const params = await ready(account, skill.name, shown);
      const given = skill.effect === 'read' ? params : { ...params, dry_run: true };
      const { error } = await send(app, account.key, skill.name, given);
      if (error?.code === -32603) failed.push(`${skill.name}: ${name}`);
    }
  expect(failed).toEqual([]);
});

test('background work runs with this role: chains, erasure, months of events and statistics', async () => {
  const phone = '+12025550188';
  await account.call('contacts.upsert', { phone });
  await account.call('contacts.forget', { phone });
  const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
  await account.call('contacts.upsert', { phone: '+12025550187' });
  await account.call('contacts.optIn', { phone: '+12025550187', ...consent });
  const sent = await account.call('messages.send', {
    to: '+12025550187',
    text: 'Your code is 4711.',
    purpose: 'transactional',
  });
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await app.drain();
    app.clock.advance(60_000);
  }
  expect((await account.call('messages.get', { message_id: sent.message_id })).message.state).toBe('delivered');
  for (const ledger of ['consent', 'audit'] as const)
    expect(await account.call('compliance.verifyLedger', { ledger })).toMatchObject({ ok: true });
  const { database: service } = app.parts;
  const month = new Date('2031-05-10T00:00:00Z');
  expect(await ensureEventPartitions(service, month)).toEqual(['events_203105', 'events_203106', 'events_203107']);
  await dropOldEvents(service, 1, new Date('2031-07-10T00:00:00Z'));
  const { rows } = await owner.query("SELECT relname AS name FROM pg_class WHERE relname LIKE 'events_203105'");
  expect(rows).toEqual([]);
});

test.each([
  ...APPEND_ONLY.flatMap((table) => [
    `UPDATE ${table} SET account_id = 'x'`,
    `DELETE FROM ${table}`,
    `TRUNCATE ${table}`,
  ]),
  "UPDATE consent_entries SET hash = 'x'",
  'DROP TABLE consent_entries',
  "COMMENT ON TABLE consent_entries IS 'mine'",
  'CREATE TABLE mine (id int)',
  "UPDATE _tern_schema SET oldest_process = '0.0.0'",
  'DELETE FROM _prisma_migrations',
])('this role is refused: %s', async (sql) => {
  await expect(app.parts.database.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
});

test('other roles cannot execute the functions that run with the rights of the owner', async () => {
  const other = `${role}_other`;
  await owner.query(`CREATE ROLE ${other}`);
  const { rows } = await owner.query(
    `SELECT count(*)::int AS functions, count(*) FILTER (WHERE has_function_privilege('${other}', oid, 'EXECUTE'))::int AS open
       FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef`,
  );
  await owner.query(`DROP ROLE ${other}`);
  expect(rows).toEqual([{ functions: 6, open: 0 }]);
});
