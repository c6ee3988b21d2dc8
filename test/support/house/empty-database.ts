import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl } from '../database-url.ts';

export interface EmptyDatabase {
  readonly url: string;
  /** Returns the rows of one query. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

/** Creates a database without any tables. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const admin = process.env.TERN_TEST_ADMIN_URL as string;
  const name = `tern_empty_${randomBytes(8).toString('hex')}`;
  await query(admin, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = databaseUrl(admin, name);
  return {
    url,
    rows: (sql) => query(url, sql),
    drop: async () => {
      await query(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
