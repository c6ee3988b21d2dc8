import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createEmptyDatabase, type EmptyDatabase } from '../house/empty-database.ts';
import { root } from '../house/source-files.ts';

/** Where the dumps of earlier schemas are. */
export const DUMPS = join(root, 'test/upgrade');

/** A database of its own with what a dump contains. */
export async function restoreDump(dump: string): Promise<EmptyDatabase> {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(readFileSync(join(DUMPS, dump), 'utf8'));
  await client.end();
  return database;
}
