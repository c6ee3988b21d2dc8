import { type Config, readConfig } from '../../config.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import { migrate } from '../../platform/migrate.ts';
import { explainDatabase } from '../database/explain.ts';
import { reachDatabase } from '../database/reach-database.ts';

/** Runs `work` on the migrated database and leaves it as it was found, running or not. */
export async function withDatabase<T>(work: (database: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig();
  const reached = await reachDatabase(config);
  try {
    await explainDatabase(reached.url, () => migrate(reached.url));
    const database = openDatabase({
      connectionString: reached.url,
      maxConnections: 2,
      statementTimeoutMs: 30_000,
      applicationName: 'tern operator',
    });
    try {
      return await work(database, config);
    } finally {
      await database.close();
    }
  } finally {
    await reached.leave();
  }
}
