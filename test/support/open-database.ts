import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { createTestDatabase } from './database.ts';

/** A database of its own, without an application. */
export interface OpenTestDatabase {
  readonly database: Database;
  /** Closes and drops it. */
  drop(): Promise<void>;
}

export async function openTestDatabase(maxConnections = 1): Promise<OpenTestDatabase> {
  const made = await createTestDatabase();
  const database = openDatabase({
    connectionString: made.url,
    maxConnections,
    statementTimeoutMs: 10_000,
    applicationName: 'test',
  });
  return {
    database,
    drop: async () => {
      await database.close();
      await made.drop();
    },
  };
}
