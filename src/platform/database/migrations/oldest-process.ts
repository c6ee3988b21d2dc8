import type pg from 'pg';
import { compareVersions } from '../../version.ts';
import { type Sql, statement } from '../sql.ts';
import type { Migration } from './read-migrations.ts';

/** The connections of a process: `tern <role> <version>`, before 1.0.0 without the version. */
const PROCESS = '^tern (all|api|worker)( |$)';

/** The name of the connections of a process of this version. */
export const processName = (role: string, version: string): string => `tern ${role} ${version}`;

/** A process whose version cannot run on the database. */
export class ProcessTooOld extends Error {}

interface Connected {
  readonly name: string;
  readonly address: string;
  readonly connections: number;
}

/**
 * Throws when processes are connected that could not run after the migration, and names them. Names
 * are set by the processes, so this protects from a mistake and not from an attack.
 */
export async function requireNewProcesses(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const demanding = migrations.filter(({ oldestProcess }) => oldestProcess !== null);
  if (demanding.length === 0) return;
  const { rows } = await client.query<Connected>(CONNECTED, [PROCESS]);
  for (const { name, oldestProcess } of demanding) {
    const older = rows.filter((one) => compareVersions(versionOf(one.name), oldestProcess ?? '') < 0);
    if (older.length === 0) continue;
    const list = older.map((one) => `${one.name} at ${one.address} (${one.connections} connections)`).join(', ');
    throw new Error(
      `Migration ${name} cannot run beside processes older than ${oldestProcess}. Stop these first: ${list}. Nothing was changed.`,
    );
  }
}

const CONNECTED = `
  SELECT application_name AS name, coalesce(host(client_addr), 'this host') AS address, count(*)::int AS connections
    FROM pg_stat_activity WHERE datname = current_database() AND application_name ~ $1
   GROUP BY 1, 2 ORDER BY 1, 2`;

const versionOf = (processOf: string): string => processOf.split(' ')[2] ?? '0.0.0';

/** Stores the oldest version that can run now. It only grows. */
export async function storeOldestProcess(
  client: pg.Client,
  migrations: readonly Migration[],
  version: string,
): Promise<void> {
  const oldest = migrations.reduce(
    (most, { oldestProcess }) => (compareVersions(oldestProcess ?? '0.0.0', most) > 0 ? (oldestProcess ?? most) : most),
    '0.0.0',
  );
  const { rows } = await client.query<Schema>(READ);
  const before = rows[0];
  const grown =
    before === undefined || compareVersions(oldest, before.oldest_process) > 0 ? oldest : before.oldest_process;
  if (before?.oldest_process === grown && before.migrated_by === version) return;
  await client.query(STORE, [grown, version]);
}

export const CREATE_SCHEMA_TABLE = `CREATE TABLE IF NOT EXISTS _tern_schema (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), oldest_process text NOT NULL, migrated_by text NOT NULL)`;

const READ = 'SELECT oldest_process, migrated_by FROM _tern_schema';

const STORE = `INSERT INTO _tern_schema (oldest_process, migrated_by) VALUES ($1, $2)
  ON CONFLICT (only_row) DO UPDATE SET oldest_process = excluded.oldest_process, migrated_by = excluded.migrated_by`;

/** What a process reads again and again, to notice that it became too old. */
const readSchema = statement<[], Schema>('schema.oldest_process', READ);

interface Schema {
  readonly oldest_process: string;
  /** The version that migrated last. */
  readonly migrated_by: string;
}

/** What is stored; null in a database that no version from 1.0.0 on has migrated. */
export async function readOldestProcess(client: pg.Client): Promise<Schema | null> {
  const { rows: found } = await client.query<{ found: string | null }>("SELECT to_regclass('_tern_schema') AS found");
  return found[0]?.found === null ? null : ((await client.query<Schema>(READ)).rows[0] ?? null);
}

/** Throws `ProcessTooOld` when a newer version made this one too old for the database. */
export function requireOwnVersion(schema: Schema | null, own: string): void {
  if (schema === null || compareVersions(own, schema.oldest_process) >= 0) return;
  throw new ProcessTooOld(
    `This is Tern ${own}, and the database needs ${schema.oldest_process} or later, because Tern ${schema.migrated_by} migrated it. Start a newer version, or restore a backup from before the upgrade.`,
  );
}

/** Same, over the connections that serve. */
export async function requireOwnVersionOf(sql: Pick<Sql, 'row'>, own: string): Promise<void> {
  requireOwnVersion(await sql.row(readSchema), own);
}
