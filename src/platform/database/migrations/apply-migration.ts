import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { isLockTimeout } from '../lock-timeout.ts';
import type { Migration } from './read-migrations.ts';

/** A transaction that may hold the lock that a migration waits for. */
export interface Blocker {
  readonly pid: number;
  readonly name: string;
  readonly seconds: number;
}

export interface Waiting {
  /** From 1. */
  readonly attempt: number;
  readonly nextInMs: number;
  /** Those that began before the attempt, the oldest first. */
  readonly blockers: readonly Blocker[];
}

/** While a migration waits for a lock, whatever comes after it on that table waits as well. */
const LOCK_TIMEOUT = '2s';
const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;

export interface ApplyOptions {
  readonly onWaiting: (waiting: Waiting) => void;
  /** For how long to try again to get a lock. */
  readonly lockWaitMs: number;
}

/**
 * Applies a migration in one transaction with its row in `_prisma_migrations`. When it does not get
 * a lock within two seconds, it is rolled back and tried again after a pause, in which the calls
 * behind it go on.
 */
export async function applyMigration(client: pg.Client, migration: Migration, options: ApplyOptions): Promise<void> {
  const until = performance.now() + options.lockWaitMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (migration.isConcurrent
        ? buildConcurrently(client, migration)
        : applyInTransaction(client, migration));
    } catch (cause) {
      const blockers = isLockTimeout(cause) ? await findBlockers(client) : [];
      const nextInMs = Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** (attempt - 1));
      if (!isLockTimeout(cause) || performance.now() + nextInMs > until) throw toFailure(migration, cause, blockers);
      options.onWaiting({ attempt, nextInMs, blockers });
      await setTimeout(nextInMs);
    }
  }
}

async function applyInTransaction(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(sql);
    await client.query(RECORD, [randomUUID(), checksum, name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/**
 * Reads and writes go on meanwhile, so it waits for transactions that are older as long as it
 * takes. An index of an attempt that was interrupted is invalid, and is built again.
 */
async function buildConcurrently(client: pg.Client, { name, statements, checksum }: Migration): Promise<void> {
  const [text = ''] = statements;
  const index = INDEX_NAME.exec(text)?.[1];
  const { rows } = await client.query<{ name: string }>(INVALID, [index ?? '']);
  for (const invalid of rows) await client.query(`DROP INDEX CONCURRENTLY ${invalid.name}`);
  await client.query(text);
  await client.query(RECORD, [randomUUID(), checksum, name]);
}

const INDEX_NAME = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?(\w+)/i;

const INVALID = `SELECT quote_ident(c.relname) AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE NOT i.indisvalid AND c.relname = $1 AND c.relnamespace = current_schema()::regnamespace`;

const RECORD = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), now(), 1)`;

async function findBlockers(client: pg.Client): Promise<readonly Blocker[]> {
  return (await client.query<Blocker>(BLOCKERS)).rows;
}

const BLOCKERS = `
  SELECT pid, coalesce(nullif(application_name, ''), usename, 'unknown') AS name, extract(epoch FROM now() - xact_start)::int AS seconds
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start < now() - interval '1 second'
   ORDER BY xact_start LIMIT 5`;

function toFailure({ name }: Migration, cause: unknown, blockers: readonly Blocker[]): Error {
  const reason = (cause as Error).message;
  const list = blockers.map((one) => `process ${one.pid} (${one.name}, for ${one.seconds} s)`).join(', ');
  const help = blockers.length > 0 ? ` These transactions are open: ${list}. End them, or try again later.` : '';
  return new Error(`Migration ${name} failed and was rolled back: ${reason}.${help}`, { cause });
}
