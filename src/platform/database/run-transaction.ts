import type pg from 'pg';
import { runOverConnection } from './prisma.ts';
import { BEGIN, COMMIT } from './query-with-settings.ts';
import type { Transaction } from './sql.ts';
import { type Rules, sqlOver } from './sql-over.ts';

export const ROLLBACK = { name: 'rollback', text: 'ROLLBACK' };

/** How a transaction ends. */
export type End = typeof COMMIT | typeof ROLLBACK;

export interface TransactionParts {
  readonly pool: pg.Pool;
  readonly rules: Rules;
  /** Whether tables are divided over several servers. */
  readonly isDistributed: (client: pg.PoolClient) => Promise<boolean>;
  /** Called after a commit, with the tables that it wrote. */
  readonly onWrites: (tables: ReadonlySet<string>) => void;
}

/** Runs `work` in one READ COMMITTED transaction; rolls back when it throws. */
export async function runTransaction<T>(
  { pool, rules, isDistributed, onWrites }: TransactionParts,
  work: (tx: Transaction) => Promise<T>,
  end: End,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const lose = (error: Error): void => {
    broken = error;
  };
  // Without this listener an error between two statements would end the process.
  client.on('error', lose);
  try {
    const isDivided = await isDistributed(client);
    // Not awaited: the first statement is pipelined behind it.
    const begun = client.query(BEGIN);
    begun.catch(() => undefined);
    const { tx, endWith, written } = transactionOver(client, isDivided, rules);
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
}

interface OpenTransaction {
  readonly tx: Transaction;
  /** Sends the last statements. */
  readonly endWith: () => Promise<unknown>[];
  /** Tables. */
  readonly written: ReadonlySet<string>;
}

function transactionOver(client: pg.PoolClient, isDistributed: boolean, rules: Rules): OpenTransaction {
  const written = new Set<string>();
  const sql = sqlOver(client, runOverConnection(client), (table) => void written.add(table), rules);
  const ends: (() => Promise<unknown>)[] = [];
  const last: Transaction['last'] = (statement, ...params) => ends.push(() => sql.run(statement, ...params));
  return { tx: Object.assign(sql, { last, isDistributed }), endWith: () => ends.map((end) => end()), written };
}
