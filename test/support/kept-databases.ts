import { once } from 'node:events';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { withTimeout } from '../../src/platform/with-timeout.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/**
 * A database that a worker of Jest keeps, with its connections, for one test file after another.
 */
export interface KeptDatabase {
  readonly url: string;
  readonly database: Database;
  /** Of an application that has stopped. */
  giveBack(): void;
}

interface Kept {
  readonly own: TestDatabase;
  readonly database: Database;
  /** Empties the tables, on a connection without triggers of foreign keys. */
  readonly cleaner: pg.Pool;
  /** Those without rows in a new database. */
  readonly tables: readonly string[];
}

const onCitus = process.env.TERN_TEST_CITUS_URL !== undefined;
const free: Kept[] = [];

/**
 * A database without rows but those of the migrations. A new one takes half a second of computing
 * time to create, to connect to, to plan its statements and to drop, and most files start one.
 *
 * What the files of a worker share are connections with their plans, statistics and dead rows: a
 * file whose tests look at those, or that change tables or settings, takes an own database.
 */
export async function takeKeptDatabase(): Promise<KeptDatabase> {
  const kept = free.pop();
  if (kept === undefined) return lend(await open());
  try {
    await withTimeout(EMPTY_MS, empty(kept));
    return lend(kept);
  } catch {
    await close(kept);
    return takeKeptDatabase();
  }
}

const EMPTY_MS = 10_000;
/** The default of TERN_DB_CONNECTIONS. */
const MAX_CONNECTIONS = 12;

async function open(): Promise<Kept> {
  const own = await createTestDatabase();
  const database = openDatabase({
    connectionString: own.url,
    maxConnections: MAX_CONNECTIONS,
    statementTimeoutMs: 30_000,
    applicationName: 'tern api',
  });
  // Nothing closes what a worker keeps: it must not keep the worker running.
  database.pool.options.allowExitOnIdle = true;
  const cleaner = new pg.Pool({
    connectionString: own.url,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    options: '-c session_replication_role=replica',
  });
  // A test that ends connections ends this one too; the next query opens another.
  cleaner.on('error', () => undefined);
  return { own, database, cleaner, tables: await emptyTables(cleaner) };
}

async function close({ own, database, cleaner }: Kept): Promise<void> {
  const closed = Promise.all([cleaner.end(), database.close()]);
  // Ends the connections that an application still uses, so that all are closed.
  await own.drop();
  await closed;
}

const lend = (kept: Kept): KeptDatabase => ({
  url: kept.own.url,
  // A copy, so that what a test replaces in it goes with the application.
  database: { ...kept.database },
  giveBack: () => void free.push(kept),
});

async function empty({ database: { pool }, cleaner, tables }: Kept): Promise<void> {
  // Statements that nothing waits for may be in progress when an application stops.
  while (pool.idleCount < pool.totalCount) await once(pool, 'release');
  const filled = await withRows(cleaner, tables);
  if (filled.length === 0) return;
  // The nodes of Citus check foreign keys, whatever the connection to the first says.
  if (onCitus) {
    await cleaner.query(`TRUNCATE ${filled.join(', ')} CASCADE`);
    return;
  }
  const { rows } = await cleaner.query<{ name: string; is_large: boolean }>(SIZES, [filled]);
  const statements = rows.map(({ name, is_large }) => (is_large ? `TRUNCATE ${name} CASCADE` : `DELETE FROM ${name}`));
  await cleaner.query(statements.join(';'));
}

/** To truncate a table takes as long as to delete thousands of rows, but leaves no dead ones. */
const SIZES = `SELECT name, pg_relation_size(name::regclass) > 1000000 AS is_large FROM unnest($1::text[]) AS name`;

async function withRows(pool: pg.Pool, tables: readonly string[]): Promise<readonly string[]> {
  if (onCitus) {
    // Citus plans no union of so many tables.
    const filled: string[] = [];
    for (const table of tables) {
      const { rowCount } = await pool.query({ name: `rows of ${table}`, text: `SELECT FROM ${table} LIMIT 1` });
      if (rowCount === 1) filled.push(table);
    }
    return filled;
  }
  const text = tables
    .map((table) => `SELECT '${table}' AS name WHERE EXISTS (SELECT FROM ${table})`)
    .join(' UNION ALL ');
  const { rows } = await pool.query<{ name: string }>({ name: `rows of ${tables.length}`, text });
  return rows.map(({ name }) => name);
}

/** The tables that have no rows after the migrations. */
async function emptyTables(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
  );
  const all = rows.map(({ name }) => name);
  const filled = await withRows(pool, all);
  return all.filter((table) => !filled.includes(table));
}
