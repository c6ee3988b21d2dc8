import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { packageRoot } from '../package-root.ts';
import { type Distributed, distribute, undistributed } from './citus/distribute.ts';
import { PostgresClient } from './connections/postgres-client.ts';
import { applyFunctions, pendingFunctions, readFunctions } from './functions.ts';

const PRISMA = new URL('prisma/', packageRoot);
const LOCK = 7283919;

export interface MigrationOutcome {
  /** Names of migrations, and `functions/<name>` for functions and views. */
  readonly applied: readonly string[];
  readonly total: number;
  /** Tables that are now distributed over the nodes of Citus. */
  readonly distributed: readonly string[];
}

export interface MigrateOptions {
  readonly folder?: URL;
  /** Progress, because to distribute tables with rows can take minutes. */
  readonly onDistributed?: (distributed: Distributed) => void;
}

/**
 * Updates a database to the current schema. Pending folders of `migrations/` are applied in order
 * of their names, each in one transaction with its row in `_prisma_migrations`, so that `prisma
 * migrate deploy` agrees. Then the files of `functions/` whose text changed are applied. Several
 * processes may start at once: an advisory lock lets one work, and the others then find nothing to
 * do. Throws when the text of an applied migration has changed. In a database with the extension
 * citus, tables that are not distributed are then.
 */
export async function migrate(
  connectionString: string,
  { folder = PRISMA, onDistributed }: MigrateOptions = {},
): Promise<MigrationOutcome> {
  return withClient(connectionString, async (client) => {
    await requireVersion(client);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(CREATE_MIGRATIONS_TABLE);
    const known = await readApplied(client);
    const migrations = readMigrations(folder);
    const applied: string[] = [];
    for (const { name, sql, checksum } of migrations) {
      const before = known.get(name);
      if (before === undefined) {
        await apply(client, name, sql, checksum);
        applied.push(name);
      } else if (before !== checksum) {
        throw new Error(
          `The text of migration ${name} has changed since it was applied. Restore it and write a new migration instead.`,
        );
      }
    }
    const functions = readFunctions(folder);
    applied.push(...(await applyFunctions(client, functions)));
    const distributed = await distribute(client, onDistributed);
    return { applied, total: migrations.length + functions.length, distributed };
  });
}

export interface MigrationStatus {
  readonly name: string;
  /** `changed`: the text of an applied migration is another one now. */
  readonly state: 'applied' | 'pending' | 'changed';
}

/**
 * The migrations and then the functions that `migrate` would apply, in that order. Changes nothing.
 */
export async function migrationStatus(connectionString: string, folder: URL = PRISMA): Promise<MigrationStatus[]> {
  return withClient(connectionString, async (client) => {
    await requireVersion(client);
    const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass('_prisma_migrations') AS found");
    const known = rows[0]?.found ? await readApplied(client) : new Map<string, string>();
    const migrations = readMigrations(folder).map(({ name, checksum }): MigrationStatus => {
      const before = known.get(name);
      return { name, state: before === undefined ? 'pending' : before === checksum ? 'applied' : 'changed' };
    });
    const functions = readFunctions(folder);
    const pending = new Set(await pendingFunctions(client, functions));
    const states = functions.map(
      (file): MigrationStatus => ({ name: file.name, state: pending.has(file) ? 'pending' : 'applied' }),
    );
    return [...migrations, ...states];
  });
}

/**
 * The tables that `migrate` would distribute; null in a database without Citus. Changes nothing.
 */
export const tablesToDistribute = (connectionString: string): Promise<readonly string[] | null> =>
  withClient(connectionString, undistributed);

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new PostgresClient({
    connectionString,
    application_name: 'tern migrate',
    connectionTimeoutMillis: 10_000,
  });
  // An error between two statements has no other listener and would end the process; the next
  // statement fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The default of the role may be that of the service. Poolers refuse it as a parameter of the
    // login.
    await client.query('SET lock_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Name to checksum. */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(READ_APPLIED);
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function apply(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(RECORD_MIGRATION, [randomUUID(), checksum, name]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed and was rolled back: ${(cause as Error).message}`, { cause });
  }
}

function readMigrations(folder: URL): { name: string; sql: string; checksum: string }[] {
  const migrations = new URL('migrations/', folder);
  return readdirSync(migrations)
    .sort()
    .map((name) => ({ name, file: new URL(`${name}/migration.sql`, migrations) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const sql = readFileSync(file, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
  const version = Number(rows[0]?.version);
  if (version < 150000)
    throw new Error(`Tern needs PostgreSQL 15 or later; this server is ${Math.floor(version / 10000)}.`);
}

const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

const READ_APPLIED =
  'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';

const RECORD_MIGRATION = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), now(), 1)`;
