import { createApp, type Role } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { requireContract } from '../../contract-document.ts';
import { requireSessions } from '../../platform/database/connections/require-sessions.ts';
import type { Progress } from '../../platform/database/migrate.ts';
import { createLogger } from '../../platform/logger.ts';
import { version } from '../../platform/version.ts';
import { explainDatabase } from '../database/explain.ts';
import { prepareSchema } from '../database/prepare-schema.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { waitForDatabase } from '../database/wait.ts';
import { CommandFailure } from '../failure.ts';
import { banner } from './banner.ts';
import { explainFiles } from './explain-files.ts';
import { untilSignal } from './until-signal.ts';
import { warnOfUnknown } from './warn-of-unknown.ts';

/** The app stops within 10 s; a process that still runs after this is stuck. */
const SHUTDOWN_TIMEOUT_MS = 12_000;

/**
 * Runs until a signal, then stops in order: pending calls, workers, connections, and the embedded
 * PostgreSQL last.
 */
export async function runService(role: Role, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = explainFiles(env.TERN_DATA_DIR, () => readConfig(env));
  await requireContract();
  warnOfUnknown(env, createLogger(config.logLevel));
  // Installed first, so that a signal during the database start also stops the process in order.
  const signal = untilSignal();
  const database = await explainFiles(config.dataDirectory, () => reachDatabase(config));
  try {
    const wait = {
      url: database.url,
      timeoutSeconds: config.dbWaitSeconds,
      log: createLogger(config.logLevel),
      cancelled: signal,
    };
    const onProgress = (progress: Progress): void => wait.log.info(progress, 'migrating the database');
    const prepare = async (): Promise<boolean> => {
      if (!database.own) await requireSessions(database.url);
      const prepared = (): Promise<void> => prepareSchema(config, database, onProgress);
      await (database.own ? explainFiles(config.dataDirectory, prepared) : prepared());
      return true;
    };
    const prepared = await explainDatabase(database.url, () => waitForDatabase(wait, prepare));
    if (prepared === null) process.exit(0);
    const app = createApp({ config, databaseUrl: database.url, role, preparesForCalls: true });
    await app.start();
    wait.log.info({ version, role, url: app.url }, 'Tern started');
    process.stdout.write(banner({ config, role, url: app.url, ownDatabase: database.own }));
    await signal;
    await app.drain();
    const stuck = setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS);
    await app.stop();
    clearTimeout(stuck);
  } catch (error) {
    throw error instanceof CommandFailure ? error : new CommandFailure((error as Error).message, 1, { cause: error });
  } finally {
    await database.leave();
  }
  // Remaining handles, such as pools and keep-alive connections, must not delay the exit.
  process.exit(0);
}
