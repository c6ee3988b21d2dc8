import type pg from 'pg';
import { inChildSpan } from '../tracing.ts';
import { openPools, type PoolOptions } from './connections/open-pool.ts';
import { runOverPool } from './prisma.ts';
import { COMMIT } from './query-with-settings.ts';
import { createRuleTurns } from './rule-turns.ts';
import { ROLLBACK, runTransaction, type TransactionParts } from './run-transaction.ts';
import type { Sql, Transaction } from './sql.ts';
import { type Rules, sqlOver } from './sql-over.ts';
import type { OnWrites } from './writes.ts';

export interface Database extends Sql {
  /**
   * Runs `work` in one READ COMMITTED transaction on one connection: commits when it returns, rolls
   * back when it throws.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Like `transaction`, but always rolls back, also when `work` succeeds. */
  dryRun<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * The same connections, for a caller that may leave: then its statements with a budget are
   * canceled, and further ones are not started. They throw `CallerGone`. The signal is made for
   * such a statement only.
   */
  cancelable(signal: () => AbortSignal): Sql;
  /**
   * Calls `onWrites` after each commit that wrote a table, until the returned function is called.
   */
  watchWrites(onWrites: OnWrites): () => void;
  /**
   * The same database over connections to the node that has the rows of a tenant; on one server,
   * and while that is not known, over the same ones.
   */
  near(tenantId: string): Database;
  /**
   * Connections of their own to this database, for background work of many small statements:
   * however many there are, calls find a connection.
   */
  readonly background: Database;
  /** Whether a caller that asks for a connection now would wait longer than a second. */
  isCrowded(): boolean;
  /** One connection, kept for questions whether the process is well, which wait for no call. */
  readonly health: Sql;
  /** Why the database serves no calls now, in words, asked within the time; null: it serves. */
  check(timeoutMs: number): Promise<string | null>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions extends PoolOptions {
  /** Replaces the budgets of statements outside of transactions, to measure how long they take. */
  readonly ruleBudgetMs?: number;
  /**
   * Whether a tenant shares one place for rules with all other tenants of which this is true.
   * Default: none does.
   */
  readonly sharesRules?: (sql: Sql, tenantId: string) => Promise<boolean>;
}

/** Attributes of the span of a transaction. */
export const POSTGRESQL = { 'db.system.name': 'postgresql' };

export function openDatabase(options: DatabaseOptions): Database {
  // Rules that people write have connections of their own: whatever they cost, other calls find
  // one. In transactions they use that of the transaction, but take turns with all others.
  const ruleConnections = Math.max(3, Math.ceil(options.maxConnections / 2));
  const backgroundConnections = Math.max(2, Math.ceil(options.maxConnections / 3));
  const pools = openPools(options, { rules: ruleConnections, background: backgroundConnections });
  const rules: Rules = {
    pool: pools.rules,
    turns: createRuleTurns(ruleConnections),
    isShared: options.sharesRules ?? (async () => false),
    budgetMs: options.ruleBudgetMs,
    cancel: async (pid) => {
      await pools.pool.query(CANCEL, [pid]);
    },
  };
  const watchers = new Set<OnWrites>();
  const onWrites: OnWrites = (tables) => {
    if (tables.size > 0) for (const watch of watchers) watch(tables);
  };
  const common = {
    watchWrites: (watch: OnWrites) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    isCrowded: pools.waits.isLong,
    health: databaseOver(pools.health, rules, onWrites),
    check: pools.check,
    close: pools.close,
  };
  const background: Database = {
    ...databaseOver(pools.background, rules, onWrites),
    ...common,
    near: () => background,
    get background() {
      return background;
    },
  };
  const database: Database = {
    ...databaseOver(pools.pool, rules, onWrites),
    ...common,
    near: () => database,
    background,
  };
  return database;
}

/** What a pool of connections can do. */
function databaseOver(
  pool: pg.Pool,
  rules: Rules,
  onWrites: OnWrites,
): Pick<Database, keyof Sql | 'transaction' | 'dryRun' | 'cancelable' | 'pool'> {
  const prisma = runOverPool(pool);
  let isDistributed: boolean | null = null;
  const parts: TransactionParts = {
    pool,
    rules,
    onWrites,
    isDistributed: async (client) => {
      isDistributed ??= (await client.query(IS_DISTRIBUTED)).rowCount === 1;
      return isDistributed;
    },
  };
  const writeAlone = (table: string): void => onWrites(new Set([table]));
  return {
    ...sqlOver(pool, prisma, writeAlone, rules),
    transaction: (work) => inChildSpan('transaction', POSTGRESQL, () => runTransaction(parts, work, COMMIT)),
    dryRun: (work) => inChildSpan('dry_run', POSTGRESQL, () => runTransaction(parts, work, ROLLBACK)),
    cancelable: (signal) => sqlOver(pool, prisma, writeAlone, rules, signal),
    pool,
  };
}

const IS_DISTRIBUTED = "SELECT FROM pg_extension WHERE extname = 'citus'";

const CANCEL = 'SELECT pg_cancel_backend($1)';
