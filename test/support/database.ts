import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createCitusDatabase } from './citus-database.ts';
import { databaseUrl } from './database-url.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database for one test file from the migrated template, or on the cluster of
 * TERN_TEST_CITUS_URL.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const citus = process.env.TERN_TEST_CITUS_URL;
  if (citus !== undefined) return createCitusDatabase(citus);
  const admin = process.env.TERN_TEST_ADMIN_URL as string;
  const name = `${process.env.TERN_TEST_TEMPLATE}_${randomBytes(8).toString('hex')}`;
  await execute(admin, `CREATE DATABASE ${name} TEMPLATE ${process.env.TERN_TEST_TEMPLATE}`);
  return { url: databaseUrl(admin, name), drop: () => execute(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
