import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../src/platform/database/migrate.ts';
import type { TestDatabase } from './database.ts';
import { databaseUrl } from './database-url.ts';

interface Node {
  readonly nodename: string;
  readonly nodeport: number;
  readonly groupid: number;
  readonly shouldhaveshards: boolean;
}

/** Few, because each costs time to create. */
const SHARDS = 4;

/**
 * A migrated database on each node of the cluster that this URL leads to. Citus has no templates:
 * this takes seconds.
 */
export async function createCitusDatabase(admin: string): Promise<TestDatabase> {
  const name = `tern_test_${randomBytes(8).toString('hex')}`;
  const { rows: nodes } = await query<Node>(
    admin,
    'SELECT nodename, nodeport, groupid, shouldhaveshards FROM pg_dist_node WHERE isactive ORDER BY groupid',
  );
  const onEach = (work: (node: string) => Promise<unknown>): Promise<unknown> =>
    Promise.all(nodes.map(({ nodename, nodeport }) => work(urlOf(admin, nodename, nodeport))));
  await onEach((node) => query(node, 'SET citus.enable_create_database_propagation = off', `CREATE DATABASE ${name}`));
  await onEach((node) => query(databaseUrl(node, name), 'CREATE EXTENSION citus'));
  const url = databaseUrl(admin, name);
  const joined = nodes.map(({ nodename, nodeport, groupid, shouldhaveshards }) =>
    groupid === 0
      ? `SELECT citus_set_coordinator_host('${nodename}', ${nodeport}), citus_set_node_property('${nodename}', ${nodeport}, 'shouldhaveshards', ${shouldhaveshards})`
      : `SELECT citus_add_node('${nodename}', ${nodeport})`,
  );
  await query(url, ...joined, `ALTER DATABASE ${name} SET citus.shard_count = ${SHARDS}`);
  await migrate(url);
  return {
    url,
    drop: async () => {
      const drop = `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`;
      await onEach((node) => query(node, 'SET citus.enable_create_database_propagation = off', drop));
    },
  };
}

function urlOf(admin: string, host: string, port: number): string {
  const url = new URL(admin);
  url.hostname = host;
  url.port = String(port);
  return url.href;
}

/** The result of the last of these statements, each of which is a transaction. */
async function query<Row extends pg.QueryResultRow>(url: string, ...texts: string[]): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let last: pg.QueryResult<Row> | undefined;
    for (const text of texts) last = await client.query<Row>(text);
    return last as pg.QueryResult<Row>;
  } finally {
    await client.end();
  }
}
