import { rmSync } from 'node:fs';
import pg from 'pg';
import type { Cluster } from '../../src/platform/postgres/cluster.ts';

export default async function globalTeardown(): Promise<void> {
  const { ternTestCluster: own } = globalThis as { ternTestCluster?: Cluster | null };
  if (own) {
    await own.stop('immediate');
    rmSync(own.directory, { recursive: true, force: true });
    return;
  }
  const client = new pg.Client({ connectionString: process.env.TERN_TEST_ADMIN_URL });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${process.env.TERN_TEST_TEMPLATE}`);
  await client.end();
}
