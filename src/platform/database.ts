import pg from 'pg';
import { arrayText, isPlain } from './array-text.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { bindPrisma, poolPrisma } from './prisma.ts';
import type { Sql, Statement, Transaction } from './sql.ts';
import { inStep } from './tracing.ts';

export interface Database extends Sql {
  /** Runs `work` in one READ COMMITTED transaction on one connection: commits what it answers, rolls back what it throws. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Like `transaction`, but what was written is taken back even when `work` succeeds. */
  rehearsal<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly connectionString: string;
  readonly maxConnections: number;
  readonly statementTimeoutMs: number;
  readonly applicationName: string;
  /** Told of connections that break while they are idle: the pool replaces them, so nothing else needs doing. */
  readonly onIdleError?: (error: Error) => void;
}

const POSTGRESQL = { 'db.system.name': 'postgresql' };

const BEGIN = { name: 'begin', text: 'BEGIN' };
const COMMIT = { name: 'commit', text: 'COMMIT' };
const ROLLBACK = { name: 'rollback', text: 'ROLLBACK' };

const INT8 = 20;
const DATE = 1082;

/** bigint columns hold credits and counts, which stay far below 2^53; a calendar date has no time zone to be converted into. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections,
    application_name: options.applicationName,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    types,
    // Statements that do not wait for each other's answers go out together, and each is answered in its turn.
    pipeline: true,
    stream: () => new GatheringSocket(),
    // Who waits longer than this for a lock is told to try again. Every statement of ours has its index; a plan made while a table was empty would read all of it for as long as it is kept.
    // Up to PostgreSQL 17 what is switched off makes a plan look dear enough to be compiled, which takes fifty times as long as the statement.
    options: '-c enable_seqscan=off -c jit=off -c lock_timeout=2s',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // The pool stops listening when it hands a connection out, and who gets it runs a moment later: an error between them would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let prisma: Sql['prisma'] | undefined;
  // Made at its first use: a process that never asks for it does not pay for it.
  const overPool = (): Sql['prisma'] => {
    prisma ??= poolPrisma(pool);
    return prisma;
  };
  const transaction = async <T>(work: (tx: Transaction) => Promise<T>, end: typeof COMMIT): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const lose = (error: Error): void => {
      broken = error;
    };
    // Between two statements nobody waits for the connection, and an error that nobody hears would end the process.
    client.on('error', lose);
    try {
      // Nobody waits for it: the first statement follows at once.
      const begun = client.query(BEGIN);
      begun.catch(() => undefined);
      const { tx, endWith } = transactionOver(client);
      const answer = await work(tx);
      await begun;
      const last = endWith();
      const ended = client.query(end);
      await Promise.all([...last, ended]);
      // PostgreSQL answers the COMMIT of a transaction in which something failed with ROLLBACK, and calls it no error.
      if ((await ended).command !== end.text)
        throw new Error('A statement of the transaction had failed, so nothing of it holds.');
      return answer;
    } catch (error) {
      // A connection that cannot even roll back is closed by its release, which rolls back on the server.
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
    ...sqlOver(pool, overPool),
    get prisma() {
      return overPool();
    },
    transaction: (work) => inStep('transaction', POSTGRESQL, () => transaction(work, COMMIT)),
    rehearsal: (work) => inStep('rehearsal', POSTGRESQL, () => transaction(work, ROLLBACK)),
    pool,
    close: () => pool.end(),
  };
}

function transactionOver(client: pg.PoolClient): { tx: Transaction; endWith: () => Promise<unknown>[] } {
  const sql = sqlOver(client, () => bindPrisma(client));
  const ends: (() => Promise<unknown>)[] = [];
  const last: Transaction['last'] = (statement, ...params) => ends.push(() => sql.run(statement, ...params));
  return { tx: Object.assign(sql, { last }), endWith: () => ends.map((end) => end()) };
}

function sqlOver(client: pg.Pool | pg.PoolClient, prisma: () => Sql['prisma']): Sql {
  const query = (statement: Statement<readonly unknown[], unknown>, params: readonly unknown[]) =>
    client.query({
      ...(statement.batch === true ? {} : { name: statement.name }),
      text: statement.text,
      values: params.map((value) => (isPlain(value) ? arrayText(value) : value)),
    });
  return {
    rows: async (statement, ...params) => (await query(statement, params)).rows,
    row: async (statement, ...params) => (await query(statement, params)).rows[0] ?? null,
    run: async (statement, ...params) => (await query(statement, params)).rowCount ?? 0,
    get prisma() {
      return prisma();
    },
  };
}
