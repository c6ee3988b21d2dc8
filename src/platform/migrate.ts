import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const folder = new URL('../../prisma/migrations/', import.meta.url);
const LOCK = 7283919;

export interface MigrationOutcome {
  readonly applied: readonly string[];
  readonly total: number;
}

/**
 * Applies the folders of prisma/migrations that the database does not have yet, in the order of their names, each in one
 * transaction with its row in `_prisma_migrations`, so that `prisma migrate deploy` agrees. Safe when several processes start at
 * once: an advisory lock lets one work while the others wait and then find nothing to do. A migration whose text changed after it
 * was applied is refused.
 */
export async function migrate(connectionString: string): Promise<MigrationOutcome> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await requireVersion(client);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(BOOKS);
    const known = new Map<string, string>();
    for (const row of (await client.query<{ migration_name: string; checksum: string }>(APPLIED)).rows) known.set(row.migration_name, row.checksum);
    const migrations = readMigrations();
    const applied: string[] = [];
    for (const { name, sql, checksum } of migrations) {
      const before = known.get(name);
      if (before === undefined) {
        await apply(client, name, sql, checksum);
        applied.push(name);
      } else if (before !== checksum) {
        throw new Error(`Migration ${name} is not the one that was applied to this database. Restore its text and write a new migration instead.`);
      }
    }
    return { applied, total: migrations.length };
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(RECORD, [randomUUID(), checksum, name]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed and was rolled back: ${(cause as Error).message}`, { cause });
  }
}

function readMigrations(): { name: string; sql: string; checksum: string }[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, file: new URL(`${name}/migration.sql`, folder) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const sql = readFileSync(file, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
  const version = Number(rows[0]?.version);
  if (version < 150000) throw new Error(`Tern needs PostgreSQL 15 or later; this server is ${Math.floor(version / 10000)}.`);
}

const BOOKS = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

const APPLIED = 'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';

const RECORD = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), now(), 1)`;
