import pg from 'pg';
import { placementOf, type TableKey } from '../../../../src/platform/database/citus/placement.ts';
import { migrate, tablesToDistribute } from '../../../../src/platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts';

const onCitus = process.env.TERN_TEST_CITUS_URL !== undefined;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const TABLES = `
  SELECT c.relname::text AS name, EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id') AS "hasTenant",
         (SELECT a.attname FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0] WHERE i.indrelid = c.oid AND i.indisprimary)::text AS "firstKey"
    FROM pg_class c
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT LIKE '\\_%' ORDER BY 1`;

test('every table of a tenant is divided by the tenant, and the others are where this list says', async () => {
  const { rows } = await client.query<TableKey>(TABLES);
  const others = rows.flatMap((table) => {
    const placement = placementOf(table);
    return typeof placement === 'object' && placement.withTenant ? [] : [[table.name, placement]];
  });
  expect(rows.length).toBeGreaterThan(others.length + 100);
  expect(Object.fromEntries(others)).toEqual({
    api_key_lookup: 'reference',
    carrier_codes: 'reference',
    carrier_message_lookup: { by: 'carrier', withTenant: false },
    link_domain_lookup: 'reference',
    media_codes: 'reference',
    opt_in_number_claims: { by: 'phone_hash', withTenant: false },
    phone_number_lookup: 'reference',
    region_blocks: 'reference',
    simulator_registrations: 'single',
    simulator_submissions: 'single',
    work_changes: 'single',
  });
});

test('a migrated database has nothing to distribute', async () => {
  expect(await tablesToDistribute(database.url)).toEqual(onCitus ? [] : null);
  expect(await migrate(database.url)).toMatchObject({ applied: [], distributed: [] });
});

if (onCitus) {
  test('a table with rows that a migration adds is distributed with them, by the next migration', async () => {
    await client.query(
      'CREATE TABLE extras (tenant_id text COLLATE "C" NOT NULL, id text, PRIMARY KEY (tenant_id, id))',
    );
    await client.query("INSERT INTO extras SELECT 'acc_' || n, n::text FROM generate_series(1, 1000) AS n");
    expect(await tablesToDistribute(database.url)).toEqual(['extras']);
    expect(await migrate(database.url)).toMatchObject({ distributed: ['extras'] });
    const { rows } = await client.query(
      'SELECT count(*)::int AS rows, count(DISTINCT tenant_id)::int AS tenants FROM extras',
    );
    expect(rows).toEqual([{ rows: 1000, tenants: 1000 }]);
    const { rows: local } = await client.query(
      "SELECT colocation_id = (SELECT colocation_id FROM citus_tables WHERE table_name = 'accounts'::regclass) AS beside FROM citus_tables WHERE table_name = 'extras'::regclass",
    );
    expect(local).toEqual([{ beside: true }]);
  });

  test('a function from before the extension is created on every node', async () => {
    await client.query('SET citus.enable_ddl_propagation = off');
    await client.query("CREATE FUNCTION early() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'early' $$");
    await client.query('RESET citus.enable_ddl_propagation');
    await migrate(database.url);
    const { rows } = await client.query<{ result: string }>(
      "SELECT result FROM run_command_on_all_nodes('SELECT early()')",
    );
    expect(new Set(rows.map(({ result }) => result))).toEqual(new Set(['early']));
  });

  test('time-outs hold on every node', async () => {
    const { rows } = await client.query<{ result: string }>(
      "SELECT result FROM run_command_on_all_nodes('SHOW lock_timeout')",
    );
    expect(new Set(rows.map(({ result }) => result))).toEqual(new Set(['2s']));
  });

  test('a migrated database needs no other node, so that a process starts while one is down', async () => {
    await client.query('UPDATE pg_dist_node SET nodeport = groupid WHERE groupid <> 0');
    await expect(client.query('SELECT count(*) FROM accounts')).rejects.toThrow(/connection/);
    expect(await tablesToDistribute(database.url)).toEqual([]);
    expect(await migrate(database.url)).toMatchObject({ applied: [], distributed: [] });
  });
}
