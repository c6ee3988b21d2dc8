import { type Config, readConfig } from '../../config.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { explainDatabase } from '../database/explain.ts';
import { prepareSchema } from '../database/prepare-schema.ts';
import { reachDatabase } from '../database/reach-database.ts';

/** Runs `work` on the migrated database and stops the embedded PostgreSQL if this started it. */
export async function withDatabase<T>(work: (database: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig();
  const reached = await reachDatabase(config);
  try {
    await explainDatabase(reached.url, () => prepareSchema(config, reached));
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
