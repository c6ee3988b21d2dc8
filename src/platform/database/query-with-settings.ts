import type pg from 'pg';
import type { TimedQuery, WatchedClient } from './connections/client.ts';
import type { Statement } from './sql.ts';

export const BEGIN = { name: 'begin', text: 'BEGIN' };
export const COMMIT = { name: 'commit', text: 'COMMIT' };

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
// Its default would be that of the server, because the connection sets its own after the login.
const RESTORE_TIME = { name: 'restore_time', text: "SELECT set_config('statement_timeout', $1, true)" };

type Settings = Pick<Statement<readonly unknown[], unknown>, 'scans' | 'budgetMs'>;

/** How a statement is canceled: with the signal, over another connection. */
export interface Cancellation {
  readonly signal: AbortSignal;
  readonly cancel: (pid: number) => Promise<void>;
}

/**
 * Lets the planner scan tables for one statement of a transaction, which `openDatabase` forbids for
 * all others, and limits its time.
 */
export async function queryWithSettings(
  client: pg.PoolClient,
  query: pg.QueryConfig,
  { scans = false, budgetMs }: Settings,
): Promise<pg.QueryResult> {
  const before = settingsOf({ scans, budgetMs });
  const { statementTimeoutMs } = client as unknown as WatchedClient;
  const restoreTime = { ...RESTORE_TIME, values: [String(statementTimeoutMs)] };
  const after = [...(scans ? [FORBID_SCANS] : []), ...(budgetMs === undefined ? [] : [restoreTime])];
  const sent = [...before, timed(client, query, budgetMs), ...after].map((one) => client.query(one));
  return (await Promise.all(sent))[before.length] as pg.QueryResult;
}

/** The same in a transaction of its own, with which the settings end. */
export async function queryAlone(
  pool: pg.Pool,
  query: pg.QueryConfig,
  settings: Settings,
  cancellation?: Cancellation,
): Promise<pg.QueryResult> {
  const before = settingsOf(settings);
  const own = await pool.connect();
  let canceled: Promise<void> | undefined;
  const cancel = (): void => {
    canceled = cancellation?.cancel((own as unknown as WatchedClient).backendPid).catch(() => undefined);
  };
  try {
    cancellation?.signal.throwIfAborted();
    cancellation?.signal.addEventListener('abort', cancel);
    const sent = [BEGIN, ...before, timed(own, query, settings.budgetMs), COMMIT].map((one) => own.query(one));
    // Released when the last is answered, whether the query fails or not.
    await Promise.allSettled(sent);
    return await (sent[before.length + 1] as Promise<pg.QueryResult>);
  } finally {
    cancellation?.signal.removeEventListener('abort', cancel);
    await canceled;
    // Closed after a cancellation, which may arrive late and would cancel the next statement.
    own.release(canceled !== undefined);
  }
}

/** A statement with a budget is given up shortly after the server should have canceled it. */
function timed(client: pg.PoolClient, query: pg.QueryConfig, budgetMs: number | undefined): TimedQuery {
  if (budgetMs === undefined) return query;
  return { ...query, deadlineMs: budgetMs + (client as unknown as WatchedClient).patience.graceMs };
}

function settingsOf({ scans, budgetMs }: Settings): pg.QueryConfig[] {
  return [
    ...(scans === true ? [ALLOW_SCANS] : []),
    ...(budgetMs === undefined ? [] : [{ ...LIMIT_TIME, values: [String(budgetMs)] }]),
  ];
}
