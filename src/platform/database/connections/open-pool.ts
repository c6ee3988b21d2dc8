import pg from 'pg';
import type { Logger } from '../../logger.ts';
import { withTimeout } from '../../with-timeout.ts';
import { type ClientOptions, WatchedClient } from './client.ts';
import { PATIENCE, type Patience } from './patience.ts';
import { unavailableReason } from './unavailable.ts';
import { type Waits, watchWaits } from './waits.ts';
import { type ConnectionWatch, type LostReason, watchConnections } from './watch.ts';

export interface PoolOptions {
  readonly connectionString: string;
  readonly maxConnections: number;
  readonly statementTimeoutMs: number;
  readonly applicationName: string;
  /** Where it is logged, once, that the database does not serve, and that it serves again. */
  readonly log?: Logger;
  /** Called for each connection that is closed because it is of no use. */
  readonly onLost?: (reason: LostReason) => void;
  readonly patience?: Patience;
}

export interface Pools {
  readonly pool: pg.Pool;
  /** Who waits for a connection of it. */
  readonly waits: Waits;
  /** Connections of their own for rules that people write. */
  readonly rules: pg.Pool;
  /** Connections of their own for background work of many small statements. */
  readonly background: pg.Pool;
  /** One connection, kept for questions whether the process is well, which wait for no call. */
  readonly health: pg.Pool;
  /** Why the database cannot serve, asked through `health` within the time; null: it can. */
  check(timeoutMs: number): Promise<string | null>;
  close(): Promise<void>;
}

/** For a free connection, or a new one. */
const ACQUIRE_MS = 10_000;
const CHECK_MS = 5_000;
const READ_ONLY = 'the database is read-only';

const CHECK = { name: 'check', text: "SELECT current_setting('transaction_read_only') = 'on' AS is_read_only" };

/** Of the same role, so that it may. One that works or is gone is left alone. */
const TERMINATE = `SELECT pg_terminate_backend(a.pid)
  FROM unnest($1::int[], $2::text[]) AS lost(pid, started_at)
  JOIN pg_stat_activity a ON a.pid = lost.pid AND a.backend_start = lost.started_at::timestamptz
 WHERE a.state LIKE 'idle%'`;

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

/** How many connections the other pools have. */
export interface PoolSizes {
  readonly rules: number;
  readonly background: number;
}

/** The pools over one database, whose connections are watched together. */
export function openPools(options: PoolOptions, sizes: PoolSizes): Pools {
  const { connectionString, applicationName, statementTimeoutMs, patience = PATIENCE } = options;
  let wasReadOnly = false;
  const check = async (): Promise<string | null> => {
    const client = await health.connect();
    let isReadOnly: boolean | undefined;
    try {
      const { rows } = await client.query<{ is_read_only: boolean }>(CHECK);
      isReadOnly = rows[0]?.is_read_only;
    } finally {
      // Another connection may reach the new primary.
      client.release(isReadOnly !== false);
    }
    if (isReadOnly) watch.report(READ_ONLY);
    // Also once it takes writes again: connections of calls were made meanwhile.
    if (isReadOnly || wasReadOnly) watch.retireAll();
    wasReadOnly = isReadOnly === true;
    return isReadOnly ? READ_ONLY : null;
  };
  const checkWithin = (timeoutMs: number): Promise<string | null> =>
    withTimeout(timeoutMs, check()).catch(
      (error: unknown) => unavailableReason(error) ?? 'the database does not answer',
    );
  const watch: ConnectionWatch = watchConnections({
    patience,
    log: options.log,
    onLost: options.onLost,
    openProbe: () => new WatchedClient({ ...client, application_name: 'tern probe', isProbe: true }),
    check: () => checkWithin(CHECK_MS),
    terminate: (sessions) =>
      pool.query(TERMINATE, [sessions.map(({ backendPid }) => backendPid), sessions.map(({ startedAt }) => startedAt)]),
  });
  const client: ClientOptions = {
    connectionString,
    session: { statementTimeoutMs },
    patience,
    watch,
    application_name: applicationName,
    connectionTimeoutMillis: ACQUIRE_MS,
    types,
  };
  const open = (max: number): pg.Pool => {
    // The pool makes its clients with its own options.
    const opened = new pg.Pool({ ...client, max, Client: WatchedClient as unknown as typeof pg.Client });
    opened.on('error', (error, broken) => watch.onError(broken as unknown as WatchedClient, error));
    opened.on('acquire', (lent) => {
      (lent as unknown as WatchedClient).isLent = true;
    });
    opened.on('release', (_error, returned) => {
      const own = returned as unknown as WatchedClient;
      own.isLent = false;
      if (own.isRetired) void own.end();
    });
    return opened;
  };
  const pool = open(options.maxConnections);
  const waits = watchWaits(pool, () => watch.report('no connection to the database became free'));
  const rules = open(sizes.rules);
  const background = open(sizes.background);
  const health = open(1);
  // Who keeps `pool` decides how long the process runs.
  for (const aside of [rules, background, health]) aside.options.allowExitOnIdle = true;
  return {
    pool,
    waits,
    rules,
    background,
    health,
    check: checkWithin,
    close: async () => {
      watch.close();
      await Promise.all([pool, rules, background, health].map((opened) => opened.end()));
    },
  };
}
