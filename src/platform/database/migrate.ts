import type pg from 'pg';
import { packageRoot } from '../package-root.ts';
import { version } from '../version.ts';
import { type Distributed, distribute, undistributed } from './citus/distribute.ts';
import { applyFunctions, type FunctionFile, pendingFunctions, readFunctions } from './functions.ts';
import { applyMigration, type Waiting } from './migrations/apply-migration.ts';
import { lockMigrations, withClient } from './migrations/connect.ts';
import { grantsFor } from './migrations/grants.ts';
import {
  CREATE_SCHEMA_TABLE,
  readOldestProcess,
  requireNewProcesses,
  requireOwnVersion,
  storeOldestProcess,
} from './migrations/oldest-process.ts';
import { type PlannedMigration, planMigrations } from './migrations/plan.ts';
import { type Migration, readMigrations } from './migrations/read-migrations.ts';

const PRISMA = new URL('prisma/', packageRoot);
const LOCK_WAIT_MS = 10 * 60_000;

export interface MigrationOutcome {
  /** Names of migrations, and `functions/<name>` for functions and views. */
  readonly applied: readonly string[];
  readonly total: number;
  /** Tables that are now distributed over the nodes of Citus. */
  readonly distributed: readonly string[];
}

/** What a migration does right now. */
export type Progress =
  | { readonly step: 'started' | 'applied'; readonly name: string; readonly index: number; readonly total: number }
  | ({ readonly step: 'waiting'; readonly name: string } & Waiting)
  | ({ readonly step: 'distributed' } & Distributed);

export interface MigrateOptions {
  readonly folder?: URL;
  readonly onProgress?: (progress: Progress) => void;
  /** For how long a migration tries to get its locks. Default: ten minutes. */
  readonly lockWaitMs?: number;
}

/**
 * Updates a database to the current schema. Pending folders of `migrations/` are applied in order
 * of their names, each in one transaction with its row in `_prisma_migrations`, so that `prisma
 * migrate deploy` agrees. Then the files of `functions/` whose text changed are applied. Several
 * processes may start at once: an advisory lock lets one work, and the others then find nothing to
 * do. Throws when the text of an applied migration has changed, and before it changes anything when
 * processes are connected that could not run afterwards, or when this version itself is too old. In
 * a database with the extension citus, tables that are not distributed are then.
 */
export async function migrate(
  connectionString: string,
  { folder = PRISMA, onProgress = () => undefined, lockWaitMs = LOCK_WAIT_MS }: MigrateOptions = {},
): Promise<MigrationOutcome> {
  return withClient(connectionString, async (client) => {
    await lockMigrations(client);
    requireOwnVersion(await readOldestProcess(client), version);
    await client.query(CREATE_MIGRATIONS_TABLE);
    const migrations = readMigrations(folder);
    const pending = await pendingMigrations(client, migrations);
    await requireNewProcesses(client, pending);
    for (const [position, migration] of pending.entries()) {
      const { name } = migration;
      const of = { name, index: position + 1, total: pending.length };
      onProgress({ step: 'started', ...of });
      const onWaiting = (waiting: Waiting): void => onProgress({ step: 'waiting', name, ...waiting });
      await applyMigration(client, migration, { onWaiting, lockWaitMs });
      onProgress({ step: 'applied', ...of });
    }
    const functions = readFunctions(folder);
    const changed = await applyFunctions(client, functions);
    await client.query(CREATE_SCHEMA_TABLE);
    await storeOldestProcess(client, migrations, version);
    const distributed = await distribute(client, (one) => onProgress({ step: 'distributed', ...one }));
    return {
      applied: [...pending.map(({ name }) => name), ...changed],
      total: migrations.length + functions.length,
      distributed,
    };
  });
}

export interface MigrationStatus {
  readonly name: string;
  /**
   * `changed`: the text of an applied migration is another one now. `unknown`: a newer version has
   * applied it.
   */
  readonly state: 'applied' | 'pending' | 'changed' | 'unknown';
}

/**
 * The migrations and then the functions that `migrate` would apply, in that order. Changes nothing.
 */
export async function migrationStatus(connectionString: string, folder: URL = PRISMA): Promise<MigrationStatus[]> {
  return withClient(connectionString, async (client) => {
    const known = await readApplied(client);
    const files = readMigrations(folder);
    const migrations = files.map(({ name, checksum }): MigrationStatus => {
      const before = known.get(name);
      return { name, state: before === undefined ? 'pending' : before === checksum ? 'applied' : 'changed' };
    });
    const names = new Set(files.map(({ name }) => name));
    const unknown = [...known.keys()].filter((name) => !names.has(name)).sort();
    const functions = readFunctions(folder);
    const pending = new Set(await pendingFunctions(client, functions));
    const stateOf = (file: FunctionFile) => (pending.has(file) ? 'pending' : 'applied');
    return [
      ...migrations,
      ...unknown.map((name): MigrationStatus => ({ name, state: 'unknown' })),
      ...functions.map((file): MigrationStatus => ({ name: file.name, state: stateOf(file) })),
    ];
  });
}

/** Throws `ProcessTooOld` when this version cannot run on the database. */
export const requireRunnable = (connectionString: string): Promise<void> =>
  withClient(connectionString, async (client) => requireOwnVersion(await readOldestProcess(client), version));

/** What `migrate` would do, statement by statement. Changes nothing. */
export const migrationPlan = (connectionString: string, folder: URL = PRISMA): Promise<readonly PlannedMigration[]> =>
  withClient(connectionString, async (client) =>
    planMigrations(client, await pendingMigrations(client, readMigrations(folder))),
  );

/** The statements that give a role what the service needs. Changes nothing. */
export const serviceGrants = (connectionString: string, role: string): Promise<readonly string[]> =>
  withClient(connectionString, (client) => grantsFor(client, role));

/**
 * The tables that `migrate` would distribute; null in a database without Citus. Changes nothing.
 */
export const tablesToDistribute = (connectionString: string): Promise<readonly string[] | null> =>
  withClient(connectionString, undistributed);

/** Throws when the text of one that is applied has changed. */
async function pendingMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const known = await readApplied(client);
  const changed = migrations.find(({ name, checksum }) => (known.get(name) ?? checksum) !== checksum);
  if (changed !== undefined)
    throw new Error(
      `The text of migration ${changed.name} has changed since it was applied. A database of a version before 1.0.0 with a different file cannot be upgraded: see "Upgrade" in docs/operations.md.`,
    );
  return migrations.filter(({ name }) => !known.has(name));
}

/** Name to checksum; empty in a new database. */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows: found } = await client.query<{ found: string | null }>(
    "SELECT to_regclass('_prisma_migrations') AS found",
  );
  if (found[0]?.found === null) return new Map();
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(READ_APPLIED);
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

const READ_APPLIED =
  'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';
