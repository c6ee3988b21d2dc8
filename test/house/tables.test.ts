import pg from 'pg';
import { ensureEventPartitions } from '../../src/people/behavior/partitions.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/** Tables that map a value to its tenant before the tenant is known. */
const GLOBAL_LOOKUPS = [
  'api_key_lookup',
  'phone_number_lookup',
  'carrier_message_lookup',
  'link_domain_lookup',
  'media_codes',
];
/** Limits that hold over all tenants. */
const GLOBAL_LIMITS = ['opt_in_number_claims'];
/** Data that a real carrier or registry would store itself. */
const CARRIER_DATA = ['simulator_submissions', 'simulator_registrations'];
/** What the operator sets for all tenants. */
const OPERATOR_DATA = ['region_blocks', 'carrier_codes'];
/** What processes tell each other. */
const PROCESS_DATA = ['work_changes'];
const MIGRATION_TABLES = ['_prisma_migrations', '_tern_functions', '_tern_schema'];
const WITHOUT_TENANT = [
  ...[...GLOBAL_LOOKUPS, ...GLOBAL_LIMITS, ...CARRIER_DATA, ...OPERATOR_DATA],
  ...[...PROCESS_DATA, ...MIGRATION_TABLES],
];

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const options = { maxConnections: 2, statementTimeoutMs: 10_000, applicationName: 'tables.test' };
  const service = openDatabase({ connectionString: database.url, ...options });
  await ensureEventPartitions(service, new Date('2029-06-13T00:00:00Z'));
  await service.close();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const select = async (sql: string): Promise<string[]> =>
  (await client.query<{ found: string }>(sql, sql.includes('$1') ? [WITHOUT_TENANT] : [])).rows.map(
    ({ found }) => found,
  );

const OWN_TABLES = "c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')";

test('every table is a tenant table or listed as an exception', async () => {
  const without = await select(`SELECT c.relname AS found FROM pg_class c WHERE ${OWN_TABLES} AND c.relname <> ALL ($1)
    AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND a.attnotnull)`);
  expect(without).toEqual([]);
  const named = await select(`SELECT c.relname AS found FROM pg_class c WHERE ${OWN_TABLES} AND c.relname = ANY ($1)`);
  expect(named.sort()).toEqual(WITHOUT_TENANT.toSorted());
});

test('tenant_id comes first in the primary key and in every unique index of a tenant table', async () => {
  const unkeyed = await select(`SELECT c.relname AS found FROM pg_class c WHERE ${OWN_TABLES} AND c.relname <> ALL ($1)
    AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary)`);
  expect(unkeyed).toEqual([]);
  const others =
    await select(`SELECT i.indexrelid::regclass::text AS found FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
    WHERE ${OWN_TABLES} AND i.indisunique AND c.relname <> ALL ($1) AND a.attname IS DISTINCT FROM 'tenant_id'`);
  expect(others).toEqual([]);
});

test('every foreign key begins with tenant_id on both sides, and key updates do not cascade', async () => {
  const wrong = await select(`SELECT f.conrelid::regclass || '.' || f.conname AS found FROM pg_constraint f
     JOIN pg_attribute here ON here.attrelid = f.conrelid AND here.attnum = f.conkey[1]
     JOIN pg_attribute there ON there.attrelid = f.confrelid AND there.attnum = f.confkey[1]
    WHERE f.contype = 'f' AND (here.attname <> 'tenant_id' OR there.attname <> 'tenant_id' OR f.confupdtype <> 'a')`);
  expect(wrong).toEqual([]);
});

test('the database has no triggers, rules, identity columns or sequences', async () => {
  const found = await select(`SELECT 'trigger ' || tgname AS found FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'rule ' || rulename FROM pg_rewrite r JOIN pg_class c ON c.oid = r.ev_class WHERE ${OWN_TABLES}
    UNION ALL SELECT 'identity ' || attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid WHERE ${OWN_TABLES} AND a.attidentity <> ''
    UNION ALL SELECT 'sequence ' || c.relname FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S'`);
  expect(found).toEqual([]);
});

/** Prisma defines the format of _prisma_migrations. */
test('column defaults are constants: times, ids and random values come from the application', async () => {
  const volatile = await select(`SELECT c.relname || '.' || a.attname AS found FROM pg_attrdef d
     JOIN pg_class c ON c.oid = d.adrelid JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
    WHERE ${OWN_TABLES} AND c.relname <> '_prisma_migrations' AND a.attgenerated = ''
      AND (pg_get_expr(d.adbin, d.adrelid) ~ '\\(|CURRENT|LOCALTIME')`);
  expect(volatile).toEqual([]);
});
