import pg from 'pg';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { inChildSpan } from '../tracing.ts';
import { arrayText, isPlain } from './array-text.ts';
import { CoalescingSocket } from './coalescing-socket.ts';
import { bindPrisma, poolPrisma } from './prisma.ts';
import { createShares, type Shares, toBudgetError } from './rule-budget.ts';
import type { Sql, Statement, Transaction } from './sql.ts';
import { scopeToTenant } from './tenant-prisma.ts';

export interface Database extends Sql {
  /**
   * Runs `work` in one READ COMMITTED transaction on one connection: commits when it returns, rolls
   * back when it throws.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Like `transaction`, but always rolls back, also when `work` succeeds. */
  dryRun<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly connectionString: string;
  readonly maxConnections: number;
  readonly statementTimeoutMs: number;
  readonly applicationName: string;
  /** Called when an idle connection breaks. The pool replaces it, so logging is enough. */
  readonly onIdleError?: (error: Error) => void;
}

/** Attributes of the span of a transaction. */
export const POSTGRESQL = { 'db.system.name': 'postgresql' };

const BEGIN = { name: 'begin', text: 'BEGIN' };
const COMMIT = { name: 'commit', text: 'COMMIT' };
const ROLLBACK = { name: 'rollback', text: 'ROLLBACK' };

const INT8 = 20;
const DATE = 1082;

/**
 * bigint columns hold credits and counts, far below 2^53. A calendar date has no time zone and
 * stays a string.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options, options.maxConnections);
  // Rules that people write have connections of their own, of which a tenant gets a third: whatever
  // they cost, other calls find a connection.
  const ruleConnections = Math.max(3, Math.ceil(options.maxConnections / 2));
  const rules: RulePool = {
    pool: openPool(options, ruleConnections),
    shares: createShares(Math.floor(ruleConnections / 3)),
  };
  let prisma: PrismaClient | undefined;
  // Created on first use, because many processes never need it.
  const overPool = (): PrismaClient => {
    prisma ??= poolPrisma(pool);
    return prisma;
  };
  const transaction = async <T>(work: (tx: Transaction) => Promise<T>, end: typeof COMMIT): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const lose = (error: Error): void => {
      broken = error;
    };
    // Without this listener an error between two statements would end the process.
    client.on('error', lose);
    try {
      // Not awaited: the first statement is pipelined behind it.
      const begun = client.query(BEGIN);
      begun.catch(() => undefined);
      const { tx, endWith } = transactionOver(client);
      const answer = await work(tx);
      await begun;
      const last = endWith();
      const ended = client.query(end);
      await Promise.all([...last, ended]);
      // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and reports no error.
      if ((await ended).command !== end.text)
        throw new Error('A statement of the transaction failed, so it was rolled back.');
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
  return {
    ...sqlOver(pool, overPool, rules),
    transaction: (work) => inChildSpan('transaction', POSTGRESQL, () => transaction(work, COMMIT)),
    dryRun: (work) => inChildSpan('dry_run', POSTGRESQL, () => transaction(work, ROLLBACK)),
    pool,
    close: async () => {
      await Promise.all([pool.end(), rules.pool.end()]);
    },
  };
}

interface RulePool {
  readonly pool: pg.Pool;
  readonly shares: Shares;
}

function openPool(options: DatabaseOptions, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max,
    application_name: options.applicationName,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    types,
    // Pipelining: statements that do not depend on each other's results are sent together.
    pipeline: true,
    stream: () => new CoalescingSocket(),
    // lock_timeout: a call that waits longer for a lock fails with a retryable error.
    // enable_seqscan=off: every statement has an index, but a plan made while a table was empty
    // would scan the whole table for as long as the plan is cached. jit=off: up to PostgreSQL 17,
    // disabled scans raise the estimated cost so far that plans are compiled, which takes fifty
    // times as long as the statement.
    options: '-c enable_seqscan=off -c jit=off -c lock_timeout=2s',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // The pool removes its error listener before the caller gets the connection; an error in between
  // would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function transactionOver(client: pg.PoolClient): { tx: Transaction; endWith: () => Promise<unknown>[] } {
  const sql = sqlOver(client, () => bindPrisma(client));
  const ends: (() => Promise<unknown>)[] = [];
  const last: Transaction['last'] = (statement, ...params) => ends.push(() => sql.run(statement, ...params));
  return { tx: Object.assign(sql, { last }), endWith: () => ends.map((end) => end()) };
}

/**
 * `rules` are the connections for statements with a budget. In a transaction, which has one
 * connection, there are none.
 */
function sqlOver(client: pg.Pool | pg.PoolClient, prisma: () => PrismaClient, rules?: RulePool): Sql {
  const query = async (
    statement: Statement<readonly unknown[], unknown>,
    params: readonly unknown[],
  ): Promise<pg.QueryResult> => {
    const config = {
      ...(statement.batch === true ? {} : { name: statement.name }),
      text: statement.text,
      values: params.map((value) => (isPlain(value) ? arrayText(value) : value)),
    };
    const { scans, budgetMs } = statement;
    if (scans !== true && budgetMs === undefined) return client.query(config);
    try {
      if (rules === undefined || budgetMs === undefined) return await queryWithSettings(client, config, statement);
      return await rules.shares.run(String(params[0]), () => queryWithSettings(rules.pool, config, statement));
    } catch (error) {
      throw budgetMs === undefined ? error : toBudgetError(error, budgetMs);
    }
  };
  return {
    rows: async (statement, ...params) => (await query(statement, params)).rows,
    row: async (statement, ...params) => (await query(statement, params)).rows[0] ?? null,
    run: async (statement, ...params) => (await query(statement, params)).rowCount ?? 0,
    tenant: (tenantId) => scopeToTenant(prisma(), tenantId),
  };
}

// Before the first statistics of a table, the planner expects hardly any row, and a nested loop
// would read all events of an account again for each of its contacts.
const ALLOW_SCANS = {
  name: 'allow_scans',
  text: `SELECT set_config('enable_seqscan', 'on', true), set_config('enable_nestloop', 'off', true),
                set_config('work_mem', '32MB', true), set_config('hash_mem_multiplier', '4', true)`,
};
const FORBID_SCANS = {
  name: 'forbid_scans',
  text: "SELECT set_config('enable_seqscan', 'off', true), set_config('enable_nestloop', 'on', true)",
};
// Without parallel workers, which would take the other cores.
const LIMIT_TIME = {
  name: 'limit_time',
  text: "SELECT set_config('statement_timeout', $1, true), set_config('max_parallel_workers_per_gather', '0', true)",
};
const RESTORE_TIME = { name: 'restore_time', text: 'SET LOCAL statement_timeout TO DEFAULT' };

/**
 * Lets the planner scan tables for one statement, which `openDatabase` forbids for all others, and
 * limits its time. The settings end with the transaction.
 */
async function queryWithSettings(
  client: pg.Pool | pg.PoolClient,
  query: pg.QueryConfig,
  { scans = false, budgetMs }: Pick<Statement<readonly unknown[], unknown>, 'scans' | 'budgetMs'>,
): Promise<pg.QueryResult> {
  const limit = budgetMs === undefined ? [] : [{ ...LIMIT_TIME, values: [String(budgetMs)] }];
  const before = [...(scans ? [ALLOW_SCANS] : []), ...limit];
  const after = [...(scans ? [FORBID_SCANS] : []), ...(budgetMs === undefined ? [] : [RESTORE_TIME])];
  if (!(client instanceof pg.Pool)) {
    const sent = [...before, query, ...after].map((one) => client.query(one));
    return (await Promise.all(sent))[before.length] as pg.QueryResult;
  }
  const own = await client.connect();
  try {
    const sent = [BEGIN, ...before, query, COMMIT].map((one) => own.query(one));
    // Released when the last is answered, whether the query fails or not.
    await Promise.allSettled(sent);
    return await (sent[before.length + 1] as Promise<pg.QueryResult>);
  } finally {
    own.release();
  }
}
