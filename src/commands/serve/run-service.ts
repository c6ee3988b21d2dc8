import { createApp, type Role } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { createLogger } from '../../platform/logger.ts';
import { migrate } from '../../platform/migrate.ts';
import { explainDatabase } from '../database/explain.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { whenDatabaseAnswers } from '../database/wait.ts';
import { CommandFailure } from '../failure.ts';
import { banner } from './banner.ts';
import { untilSignal } from './until-signal.ts';

/** The app ends within 10 s by itself; a process that has not ended a little later is stuck. */
const PATIENCE_MS = 12_000;

/** Runs until a signal comes, then ends in order: calls in flight, workers, connections, and Tern's own PostgreSQL last. */
export async function runService(role: Role, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(env);
  // Heard from the first moment: one that comes while the database starts ends the process in order as well.
  const signal = untilSignal();
  const database = await reachDatabase(config);
  try {
    const patience = {
      url: database.url,
      forSeconds: config.dbWaitSeconds,
      log: createLogger(config.logLevel),
      ended: signal,
    };
    const migrated = await explainDatabase(database.url, () =>
      whenDatabaseAnswers(patience, () => migrate(database.url)),
    );
    if (migrated === null) process.exit(0);
    const app = createApp({ config, databaseUrl: database.url, role });
    await app.start();
    process.stdout.write(banner({ config, role, url: app.url, ownDatabase: database.own }));
    await signal;
    const stuck = setTimeout(() => process.exit(1), PATIENCE_MS);
    await app.stop();
    clearTimeout(stuck);
  } catch (error) {
    throw error instanceof CommandFailure ? error : new CommandFailure((error as Error).message, 1, { cause: error });
  } finally {
    await database.leave();
  }
  // A connection pool, a client that keeps its connection open: nothing that is left is worth waiting for.
  process.exit(0);
}
