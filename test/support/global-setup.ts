import pg from 'pg';
import { migrate } from '../../src/platform/database/migrate.ts';
import { databaseUrl } from './database-url.ts';
import { dropTemplate } from './global-teardown.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { startThrowAwayCluster } from './throw-away-cluster.ts';
import { whenInterrupted } from './when-interrupted.ts';

/** Nothing has to survive a crash. */
const SETTINGS = ['fsync = off', 'full_page_writes = off'];

/** Settings of the tests themselves. */
const OWN = /^TERN_(?:JOURNEY|LATE|MODEL|SEGMENT|TEMPLATE|TEST)_/;

/**
 * Starts one real PostgreSQL for the run (or uses the one of DATABASE_URL), with a migrated
 * template that each test file copies, and creates a folder for temporary files of the tests, which
 * is removed with it. Jest runs no global teardown when it is interrupted.
 */
export default async function globalSetup(removeBundles: () => void): Promise<void> {
  forgetSettingsOfShell();
  whenInterrupted(removeBundles);
  if (process.env.TERN_TEST_CITUS_URL === undefined)
    process.stdout.write('\nCitus is not tested: set TERN_TEST_CITUS_URL to the coordinator of a cluster.\n');
  const own = process.env.DATABASE_URL ? null : await startThrowAwayCluster('tern test ', SETTINGS, temporaryFolder());
  if (own === null) whenInterrupted(dropTemplate);
  else process.env.TMPDIR = own.folder;
  const admin = own?.cluster.url ?? (process.env.DATABASE_URL as string);
  const template = `tern_template_${process.pid}`;
  process.env.TERN_TEST_ADMIN_URL = admin;
  process.env.TERN_TEST_TEMPLATE = template;
  Object.assign(globalThis, { ternTestCluster: own });
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${template}`);
  await client.query(`CREATE DATABASE ${template}`);
  await client.end();
  await migrate(databaseUrl(admin, template));
}

/** A key or setting that a developer has exported must not change what a test sees. */
function forgetSettingsOfShell(): void {
  for (const name of Object.keys(process.env))
    if (name.startsWith('TERN_') && !OWN.test(name)) delete process.env[name];
}
