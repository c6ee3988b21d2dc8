import { openNearest } from '../../../../src/platform/database/citus/nearest-node.ts';
import { type Database, openDatabase } from '../../../../src/platform/database/database.ts';
import { statement } from '../../../../src/platform/database/sql.ts';
import { captureLog } from '../../../support/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts';
import { until } from '../../../support/until.ts';

const onCitus = process.env.TERN_TEST_CITUS_URL !== undefined;
const TENANTS = Array.from({ length: 40 }, (_, nth) => `acc_near_${nth}`);

const here = statement<[], { group: number }>('test.here', 'SELECT groupid AS group FROM pg_dist_local_group');
const groupOf = statement<[tenantId: string], { group: number }>(
  'test.group_of',
  `SELECT groupid AS group FROM pg_dist_placement WHERE shardid = get_shard_id_for_distribution_column('accounts', $1::text)`,
);

let made: TestDatabase;
const { log, lines } = captureLog();
const open = (connectionString: string): Database =>
  openDatabase({ connectionString, maxConnections: 2, statementTimeoutMs: 10_000, applicationName: 'test' });

beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(() => made.drop());

test('statements of a tenant go to the node that has its rows; one server is that node', async () => {
  const database = openNearest({ url: made.url, open, log });
  const seen = new Map<Database, number>();
  for (const tenantId of TENANTS) {
    if (onCitus)
      await until(async () => {
        const [at, of] = await Promise.all([database.near(tenantId).row(here), database.row(groupOf, tenantId)]);
        return at?.group === of?.group;
      });
    const node = database.near(tenantId);
    seen.set(node, (seen.get(node) ?? 0) + 1);
  }
  expect(seen.size > 1).toBe(onCitus);
  const written: string[] = [];
  const unwatch = database.watchWrites((tables) => written.push(...tables));
  for (const node of seen.keys()) await node.run({ name: 'test.touch', text: 'UPDATE locks SET slot = 1 WHERE false' });
  unwatch();
  expect(written).toEqual(Array.from(seen, () => 'locks'));
  await database.close();
});

test('a node that cannot be reached from here is left out', async () => {
  const openFirst = (url: string): Database => open(url === made.url ? url : url.replace(/:\d+\//, ':1/'));
  const database = openNearest({ url: made.url, open: openFirst, log });
  const { near } = database;
  for (const tenantId of TENANTS) near(tenantId);
  // Closes after it has looked at the nodes.
  await database.close();
  const nodes = new Set(TENANTS.map((tenantId) => near(tenantId)));
  expect(nodes.size).toBe(1);
  expect(lines).toEqual([]);
});
