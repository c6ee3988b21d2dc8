import pg from 'pg';
import { dropCitusDatabases } from './citus-database.ts';
import type { ThrowAwayCluster } from './throw-away-cluster.ts';

export default async function globalTeardown(): Promise<void> {
  const { ternTestCluster: own } = globalThis as { ternTestCluster?: ThrowAwayCluster | null };
  const citus = process.env.TERN_TEST_CITUS_URL;
  if (citus !== undefined) await dropCitusDatabases(citus);
  await (own ? own.remove() : dropTemplate());
}

/** Drops the template and its copies: workers end without dropping those that they keep. */
export async function dropTemplate(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TERN_TEST_ADMIN_URL });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE datname = $1 OR starts_with(datname, $1 || '_')",
    [process.env.TERN_TEST_TEMPLATE],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.end();
}
