import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { splitStatements } from './split-statements.ts';

/** A folder of `prisma/migrations`. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  readonly statements: readonly string[];
  /**
   * The oldest version that can run on the database after this migration, from its line `-- Oldest
   * process: 1.2.0`. Null: all since the schema exists.
   */
  readonly oldestProcess: string | null;
  /** Whether it runs outside of a transaction: it builds or drops one index concurrently. */
  readonly isConcurrent: boolean;
}

const OLDEST_PROCESS = /^-- Oldest process: (\d+\.\d+\.\d+)$/m;

/**
 * Migrations up to this one are from before 1.0.0, when a change of the schema did not have to fit
 * the processes that were running.
 */
const LAST_BEFORE_VERSIONS = '0019_work_changes';
const FIRST_VERSION = '1.0.0';

/** The migrations in the order of their names. Throws when a file breaks a rule of its form. */
export function readMigrations(folder: URL): Migration[] {
  const migrations = new URL('migrations/', folder);
  return readdirSync(migrations)
    .sort()
    .map((name) => ({ name, file: new URL(`${name}/migration.sql`, migrations) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => readMigration(name, readFileSync(file, 'utf8')));
}

function readMigration(name: string, sql: string): Migration {
  const statements = splitStatements(sql);
  const isConcurrent = statements.some((statement) =>
    /^(CREATE (UNIQUE )?|DROP )INDEX CONCURRENTLY\b/i.test(statement),
  );
  if (isConcurrent && statements.length > 1)
    throw new Error(
      `Migration ${name} has ${statements.length} statements. A concurrent index needs a migration of its own, because it runs outside of a transaction.`,
    );
  const named = OLDEST_PROCESS.exec(sql)?.[1] ?? null;
  return {
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
    statements,
    isConcurrent,
    oldestProcess: named ?? (name <= LAST_BEFORE_VERSIONS ? FIRST_VERSION : null),
  };
}
