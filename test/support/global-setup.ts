import { chmodSync, mkdtempSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/platform/migrate.ts';
import { startCluster } from '../../src/platform/postgres/cluster.ts';
import { databaseUrl } from './database-url.ts';
import globalTeardown from './global-teardown.ts';

/**
 * One real PostgreSQL for the run (or the one of DATABASE_URL), with a migrated template that each test file copies, and one folder for
 * whatever the tests put down, which goes with it.
 */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tern test '));
  // For root PostgreSQL runs as somebody else, who must be able to enter.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const own = process.env.DATABASE_URL
    ? null
    : await startCluster({
        directory: join(folder, 'postgres'),
        settings: ['fsync = off', 'full_page_writes = off'],
      });
  const admin = own?.url ?? (process.env.DATABASE_URL as string);
  const template = `tern_template_${process.pid}`;
  process.env.TERN_TEST_ADMIN_URL = admin;
  process.env.TERN_TEST_TEMPLATE = template;
  Object.assign(globalThis, { ternTestFolder: folder, ternTestCluster: own });
  // Jest does not tear down what is interrupted, and a PostgreSQL is no child that would end with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void globalTeardown().finally(() => process.exit(128 + constants.signals[signal])));
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${template}`);
  await client.query(`CREATE DATABASE ${template}`);
  await client.end();
  await migrate(databaseUrl(admin, template));
}
