import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { nodeUrl } from '../../src/platform/database/citus/nearest-node.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import type { TestDatabase } from './database.ts';
import { databaseUrl } from './database-url.ts';

/** A server of a cluster; the coordinator has the group 0. */
export interface Node {
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
export async function createCitusDatabase(
  admin: string,
  prefix = process.env.TERN_TEST_TEMPLATE,
): Promise<TestDatabase> {
  const name = `${prefix}_${randomBytes(8).toString('hex')}`;
  const nodes = await nodesOf(admin);
  await onEach(admin, nodes, (node) => query(node, LOCALLY, `CREATE DATABASE ${name}`));
  await onEach(admin, nodes, (node) => query(databaseUrl(node, name), 'CREATE EXTENSION citus'));
  const url = databaseUrl(admin, name);
  const joined = nodes.map(({ nodename, nodeport, groupid, shouldhaveshards }) =>
    groupid === 0
      ? `SELECT citus_set_coordinator_host('${nodename}', ${nodeport}), citus_set_node_property('${nodename}', ${nodeport}, 'shouldhaveshards', ${shouldhaveshards})`
      : `SELECT citus_add_node('${nodename}', ${nodeport})`,
  );
  await query(url, ...joined, `ALTER DATABASE ${name} SET citus.shard_count = ${SHARDS}`);
  await migrate(url);
  return { url, drop: () => dropFrom(admin, nodes, name) };
}

/** A migrated database without the extension, on the server of the coordinator. */
export async function createPlainDatabase(admin: string, prefix: string): Promise<TestDatabase> {
  const name = `${prefix}_${randomBytes(8).toString('hex')}`;
  await query(admin, LOCALLY, `CREATE DATABASE ${name}`);
  const url = databaseUrl(admin, name);
  await migrate(url);
  return {
    url,
    drop: async () => {
      await query(admin, LOCALLY, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Drops the databases of this run, which its workers may have kept. */
export async function dropCitusDatabases(admin: string): Promise<void> {
  const { rows } = await query<{ name: string }>(
    admin,
    `SELECT datname AS name FROM pg_database WHERE starts_with(datname, '${process.env.TERN_TEST_TEMPLATE}_')`,
  );
  const nodes = await nodesOf(admin);
  for (const { name } of rows) await dropFrom(admin, nodes, name);
}

/** Citus could create and drop a database on each node, but leaves those that fail half way. */
const LOCALLY = 'SET citus.enable_create_database_propagation = off';

const dropFrom = (admin: string, nodes: readonly Node[], name: string): Promise<void> =>
  onEach(admin, nodes, (node) => query(node, LOCALLY, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

/** The coordinator first. */
export async function nodesOf(admin: string): Promise<readonly Node[]> {
  const text = 'SELECT nodename, nodeport, groupid, shouldhaveshards FROM pg_dist_node WHERE isactive ORDER BY groupid';
  return (await query<Node>(admin, text)).rows;
}

async function onEach(admin: string, nodes: readonly Node[], work: (url: string) => Promise<unknown>): Promise<void> {
  await Promise.all(nodes.map((node) => work(nodeUrl(admin, node.nodename, node.nodeport))));
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
