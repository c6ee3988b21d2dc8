import { rmSync } from 'node:fs';
import pg from 'pg';
import type { Cluster } from '../../src/platform/postgres/cluster.ts';

export default async function globalTeardown(): Promise<void> {
  const { ternTestFolder: folder, ternTestCluster: own } = globalThis as {
    ternTestFolder?: string;
    ternTestCluster?: Cluster | null;
  };
  await (own ? own.stop('immediate') : dropTemplate());
  for (const left of [folder, own?.directory]) if (left) rmSync(left, { recursive: true, force: true });
}

async function dropTemplate(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TERN_TEST_ADMIN_URL });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${process.env.TERN_TEST_TEMPLATE}`);
  await client.end();
}
