import type { Config } from '../../config.ts';
import { migrate, migrationStatus, type Progress, requireRunnable } from '../../platform/database/migrate.ts';
import { CommandFailure } from '../failure.ts';
import type { DatabaseConnection } from './reach-database.ts';

/**
 * Migrates the embedded database, and any other with `TERN_MIGRATE=auto`. Otherwise it throws when
 * something is missing: `tern migrate` is a step of an upgrade, and can need another role.
 */
export async function prepareSchema(
  config: Pick<Config, 'migrate'>,
  database: Pick<DatabaseConnection, 'url' | 'own'>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<void> {
  if (database.own || config.migrate === 'auto') {
    await migrate(database.url, { onProgress });
    return;
  }
  await requireRunnable(database.url);
  const migrations = await migrationStatus(database.url);
  const missing = migrations.filter(({ state }) => state === 'pending' || state === 'changed').map(({ name }) => name);
  if (missing.length === 0) return;
  const names = missing.length > MAX_NAMES ? `${missing.slice(0, MAX_NAMES).join(', ')} and more` : missing.join(', ');
  throw new CommandFailure(
    `The database is not migrated: ${missing.length} of ${migrations.length} steps are missing (${names}). Run tern migrate, or set TERN_MIGRATE=auto.`,
  );
}

const MAX_NAMES = 3;
