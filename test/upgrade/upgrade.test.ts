import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/platform/database/migrate.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { contract, ready, succeeding } from '../support/contract/walk.ts';
import { partnerKeys, succeed } from '../support/contract/wire.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../support/house/empty-database.ts';
import { root } from '../support/house/source-files.ts';
import { insertKey } from '../support/insert-key.ts';
import { LATER, REACHED, SOON, STOPPED, TEXT } from '../support/upgrade/fill.ts';
import { schemaOf } from '../support/upgrade/schema-of.ts';

const HERE = join(root, 'test/upgrade');
const dumps = readdirSync(HERE).filter((name) => name.endsWith('.sql'));
const migrations = readdirSync(join(root, 'prisma/migrations'))
  .filter((name) => /^\d/.test(name))
  .sort();

async function restored(dump: string): Promise<EmptyDatabase> {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(readFileSync(join(HERE, dump), 'utf8'));
  await client.end();
  return database;
}

async function rowsOf(database: EmptyDatabase): Promise<Record<string, number>> {
  const tables = await database.rows(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'",
  );
  const counts = tables.map(
    ({ name }) => `SELECT '${String(name)}' AS name, count(*)::int AS rows FROM "${String(name)}"`,
  );
  const rows = await database.rows(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, rows: count }) => [String(name), Number(count)]));
}

/** Whether the dump has what the params name: examples that are newer may name newer objects. */
function hasNamed(dump: string, params: unknown): boolean {
  const text = readFileSync(join(HERE, dump), 'utf8');
  const named = JSON.stringify(params).match(/[a-z]{3}_01jd0[0-9a-z]{21}/g) ?? [];
  return named.every((id) => text.includes(id));
}

describe.each(dumps)('a database of %s', (dump) => {
  let old: EmptyDatabase;
  let fresh: TestDatabase;
  let before: Record<string, number>;
  let applied: readonly string[];
  beforeAll(async () => {
    old = await restored(dump);
    before = await rowsOf(old);
    ({ applied } = await migrate(old.url));
    fresh = await createTestDatabase();
  });
  afterAll(async () => {
    await old.drop();
    await fresh.drop();
  });

  test('gets exactly the migrations that came after it', () => {
    const last = dump.slice(0, -'.sql'.length);
    expect(applied.filter((name) => !name.startsWith('functions/'))).toEqual(migrations.filter((name) => name > last));
  });

  test('has the schema of a new database', async () => {
    expect(await schemaOf(old.url)).toEqual(await schemaOf(fresh.url));
  });

  test('keeps every row', async () => {
    expect(before.contacts).toBeGreaterThan(3);
    expect(await rowsOf(old)).toMatchObject(before);
  });

  test('serves its accounts as before: reads, opt-outs, scheduled messages and the balance', async () => {
    const database = await restored(dump);
    await migrate(database.url);
    const [row] = await database.rows(`SELECT tenant_id AS id FROM contacts WHERE phone = '${STOPPED}'`);
    const accountId = String(row?.id);
    const app = await startTestApp({}, 'drained', undefined, database);
    app.clock.now = new Date(SOON);
    try {
      const account = app.as(await newKey(app, accountId, 'full'), accountId);
      partnerKeys.set(account.key, await newKey(app, accountId, 'partner', 'billing'));
      // A simulation has a limit of real time, which a busy machine exceeds.
      const reads = contract.skills.filter(({ name, effect }) => effect === 'read' && name !== 'journeys.simulate');
      for (const skill of reads)
        for (const { params } of succeeding(skill).filter((example) => hasNamed(dump, example.params)))
          await succeed(app, account.key, skill.name, await ready(account, skill.name, params));

      await expect(account.call('messages.send', { to: STOPPED, text: TEXT })).rejects.toMatchObject({
        code: 'consent_required',
      });
      const entries = `SELECT sum(amount)::int AS sum FROM credit_entries WHERE tenant_id = '${accountId}' AND account_id = '${accountId}'`;
      const [sum] = await database.rows(entries);
      expect((await account.call('billing.balance', {})).available).toBe(sum?.sum);

      app.clock.advance(7_200_000);
      await app.drain();
      // The simulated carrier reports a delivery after some seconds.
      app.clock.advance(60_000);
      await app.drain();
      const statesOf = async (phone: string) => {
        const { contact } = await account.call('contacts.get', { phone });
        return (await account.call('messages.list', { contact_id: contact.id })).items.map(({ state }) => state);
      };
      expect(await statesOf(REACHED)).toEqual(['delivered']);
      expect(await statesOf(LATER)).toEqual(['delivered', 'delivered']);
    } finally {
      await app.stop();
    }
  });
});

function newKey(app: TestApp, tenantId: string, ...permissions: readonly string[]): Promise<string> {
  const { database, service } = app.parts;
  const key = { tenantId, id: `key_${permissions.join('_')}`, permissions };
  return insertKey({ pool: database.pool, keys: service.keys }, key);
}
