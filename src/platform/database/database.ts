import pg from 'pg';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { inChildSpan } from '../tracing.ts';
import { arrayText, isPlain } from './array-text.ts';
import { openPools, type PoolOptions } from './connections/open-pool.ts';
import { bindPrisma, poolPrisma } from './prisma.ts';
import { BEGIN, COMMIT, queryAlone, queryWithSettings } from './query-with-settings.ts';
import { CallerGone, toBudgetError } from './rule-budget.ts';
import { createRuleTurns, type RuleTurns } from './rule-turns.ts';
import type { Sql, Statement, Transaction } from './sql.ts';
import { scopeToTenant } from './tenant-prisma.ts';
import { type OnWrites, writtenTables } from './writes.ts';

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
   * Why the database serves no calls now, in words, asked within the time through the connections
   * that calls use; null: it serves.
   */
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

/** Longer statements of tenants that share a place are canceled. */
const SHARED_BUDGET_MS = 2_000;

const ROLLBACK = { name: 'rollback', text: 'ROLLBACK' };

export function openDatabase(options: DatabaseOptions): Database {
  // Rules that people write have connections of their own: whatever they cost, other calls find
  // one. In transactions they use that of the transaction, but take turns with all others.
  const ruleConnections = Math.max(3, Math.ceil(options.maxConnections / 2));
  const { pool, ...pools } = openPools(options, ruleConnections);
  const rules: Rules = {
    pool: pools.rules,
    turns: createRuleTurns(ruleConnections),
    isShared: options.sharesRules ?? (async () => false),
    budgetMs: options.ruleBudgetMs,
    cancel: async (pid) => {
      await pool.query(CANCEL, [pid]);
    },
  };
  const watchers = new Set<OnWrites>();
  const onWrites: OnWrites = (tables) => {
    if (tables.size > 0) for (const watch of watchers) watch(tables);
  };
  let prisma: PrismaClient | undefined;
  // Created on first use, because many processes never need it.
  const overPool = (): PrismaClient => {
    prisma ??= poolPrisma(pool);
    return prisma;
  };
  let isDistributed: boolean | null = null;
  const transaction = async <T>(work: (tx: Transaction) => Promise<T>, end: typeof COMMIT): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const lose = (error: Error): void => {
      broken = error;
    };
    // Without this listener an error between two statements would end the process.
    client.on('error', lose);
    try {
      isDistributed ??= (await client.query(IS_DISTRIBUTED)).rowCount === 1;
      // Not awaited: the first statement is pipelined behind it.
      const begun = client.query(BEGIN);
      begun.catch(() => undefined);
      const { tx, endWith, written } = transactionOver(client, isDistributed, rules);
      const answer = await work(tx);
      await begun;
      const last = endWith();
      const ended = client.query(end);
      await Promise.all([...last, ended]);
      // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and reports no error.
      if ((await ended).command !== end.text)
        throw new Error('A statement of the transaction failed, so it was rolled back.');
      if (end === COMMIT) onWrites(written);
      return answer;
    } catch (error) {
      // A connection that cannot roll back is closed on release, which rolls back on the server.
      await client.query(ROLLBACK).catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.off('error', lose);
      client.release(broken);
    }
  };
  const writeAlone = (table: string): void => onWrites(new Set([table]));
  const database: Database = {
    ...sqlOver(pool, overPool, writeAlone, rules),
    transaction: (work) => inChildSpan('transaction', POSTGRESQL, () => transaction(work, COMMIT)),
    dryRun: (work) => inChildSpan('dry_run', POSTGRESQL, () => transaction(work, ROLLBACK)),
    cancelable: (signal) => sqlOver(pool, overPool, writeAlone, rules, signal),
    watchWrites: (watch) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    pool,
    check: pools.check,
    close: pools.close,
    near: () => database,
  };
  return database;
}

const IS_DISTRIBUTED = "SELECT FROM pg_extension WHERE extname = 'citus'";

const CANCEL = 'SELECT pg_cancel_backend($1)';

interface Rules {
  /** For those outside of transactions. */
  readonly pool: pg.Pool;
  readonly turns: RuleTurns;
  readonly isShared: (sql: Sql, tenantId: string) => Promise<boolean>;
  readonly budgetMs: number | undefined;
  /** Cancels the statement of a connection of `pool`, over another connection. */
  readonly cancel: (pid: number) => Promise<void>;
}

interface OpenTransaction {
  readonly tx: Transaction;
  /** Sends the last statements. */
  readonly endWith: () => Promise<unknown>[];
  /** Tables. */
  readonly written: ReadonlySet<string>;
}

/**
 * The tables that the transaction of a connection has written: one set for each connection, which
 * its client of Prisma knows.
 */
const writtenOver = new WeakMap<pg.PoolClient, Set<string>>();

function transactionOver(client: pg.PoolClient, isDistributed: boolean, rules: Rules): OpenTransaction {
  const written = writtenOver.get(client) ?? new Set();
  writtenOver.set(client, written);
  written.clear();
  const sql = sqlOver(
    client,
    () => bindPrisma(client),
    (table) => void written.add(table),
    rules,
  );
  const ends: (() => Promise<unknown>)[] = [];
  const last: Transaction['last'] = (statement, ...params) => ends.push(() => sql.run(statement, ...params));
  return { tx: Object.assign(sql, { last, isDistributed }), endWith: () => ends.map((end) => end()), written };
}

const IN_FAILED_TRANSACTION = '25P02';

/**
 * Statements are sent together: those behind one that failed fail too, and then say why that one
 * did.
 */
function withCause<Args extends readonly unknown[], Result>(
  send: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let cause: unknown;
  return (...args) =>
    send(...args).catch((error: unknown) => {
      if ((error as { readonly code?: unknown }).code !== IN_FAILED_TRANSACTION) cause = error;
      throw cause ?? error;
    });
}

/** `makeSignal` makes what cancels the statements with a budget of a caller that may leave. */
function sqlOver(
  client: pg.Pool | pg.PoolClient,
  prisma: () => PrismaClient,
  onWrite: (table: string) => void,
  rules: Rules,
  makeSignal?: () => AbortSignal,
): Sql {
  const send = async (
    statement: Statement<readonly unknown[], unknown>,
    params: readonly unknown[],
  ): Promise<pg.QueryResult> => {
    const config = {
      ...(statement.batch === true ? {} : { name: statement.name }),
      text: statement.text,
      values: params.map((value) => (isPlain(value) ? arrayText(value) : value)),
    };
    const { scans, budgetMs, takesTurns } = statement;
    if (budgetMs !== undefined || takesTurns === true) return sendInTurn(config, statement, String(params[0]));
    if (scans !== true) return client.query(config);
    return client instanceof pg.Pool
      ? queryAlone(client, config, statement)
      : queryWithSettings(client, config, statement);
  };
  const sendInTurn = async (
    config: pg.QueryConfig,
    { scans, budgetMs: own }: Statement<readonly unknown[], unknown>,
    tenantId: string,
  ): Promise<pg.QueryResult> => {
    const { pool, turns, cancel } = rules;
    const isAlone = client instanceof pg.Pool;
    const isShared = await rules.isShared(sql, tenantId);
    const wanted = own && ((isAlone ? rules.budgetMs : undefined) ?? own);
    const budgetMs = isShared ? Math.min(wanted ?? SHARED_BUDGET_MS, SHARED_BUDGET_MS) : wanted;
    const settings = { scans, budgetMs };
    const signal = makeSignal?.();
    // Without a signal it is a worker that asks. Of its places, one tenant has a few.
    const isHolding = !isAlone || (signal === undefined && isShared);
    const work = (): Promise<pg.QueryResult> =>
      isAlone
        ? queryAlone(pool, config, settings, signal && { signal, cancel })
        : queryWithSettings(client, config, settings);
    try {
      return await turns.run({ tenantId, isShared, isHolding, signal }, work);
    } catch (error) {
      if (signal?.aborted === true) throw new CallerGone(error);
      throw budgetMs === undefined ? error : toBudgetError(error, budgetMs);
    }
  };
  const sendAll = client instanceof pg.Pool ? send : withCause(send);
  const query: typeof send = async (statement, params) => {
    const result = await sendAll(statement, params);
    for (const table of writtenTables(statement)) onWrite(table);
    return result;
  };
  const sql: Sql = {
    rows: async (statement, ...params) => (await query(statement, params)).rows,
    row: async (statement, ...params) => (await query(statement, params)).rows[0] ?? null,
    run: async (statement, ...params) => (await query(statement, params)).rowCount ?? 0,
    tenant: (tenantId) => scopeToTenant(prisma(), tenantId, onWrite),
    isDistributed: null,
  };
  return sql;
}
