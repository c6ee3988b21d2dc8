import pg from 'pg';
import { closeKeptDatabases } from './kept-databases.ts';
import type { ThrowAwayCluster } from './throw-away-cluster.ts';

export default async function globalTeardown(): Promise<void> {
  const { ternTestCluster: own } = globalThis as { ternTestCluster?: ThrowAwayCluster | null };
  // In a run without workers, the tests ran in this process.
  await closeKeptDatabases();
  await (own ? own.remove() : dropTemplate());
}

export async function dropTemplate(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TERN_TEST_ADMIN_URL });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${process.env.TERN_TEST_TEMPLATE}`);
  await client.end();
}
