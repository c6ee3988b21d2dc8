import type pg from 'pg';

/**
 * Settings of every connection. lock_timeout: a call that waits longer for a lock fails with a
 * retryable error. enable_seqscan=off: every statement has an index, but a plan made while a table
 * was empty would scan the whole table for as long as the plan is cached. jit=off: up to PostgreSQL
 * 17, disabled scans raise the estimated cost so far that plans are compiled, which takes fifty
 * times as long as the statement.
 */
export const SETTINGS = { enable_seqscan: 'off', jit: 'off', lock_timeout: '2s' } as const;

/** A transaction whose caller does not go on holds locks. */
const IDLE_IN_TRANSACTION_MS = 30_000;

export interface SessionSettings {
  readonly statementTimeoutMs: number;
}

/** All settings of a session. */
function settingsOf({ statementTimeoutMs }: SessionSettings): Readonly<Record<string, string>> {
  return {
    ...SETTINGS,
    statement_timeout: String(statementTimeoutMs),
    idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_MS),
  };
}

/** What the server says of a session. */
export interface Session {
  /** The process that serves it. */
  readonly backendPid: number;
  /** Since when: a later process may have the same number. */
  readonly startedAt: string;
  /** Values as the server writes them. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Makes the settings of a new connection in one round trip. The session of a pooler may have been
 * that of another client, whose statements have the same names.
 */
export function startSession(client: pg.Client, wanted: SessionSettings): Promise<Session> {
  return ask(
    client,
    'DEALLOCATE ALL; SELECT',
    Object.entries(settingsOf(wanted)),
    ([name, value]) => `set_config('${name}', '${value}', false) AS ${name}`,
  );
}

/** Reads them back. */
export function readSession(client: pg.Client, wanted: SessionSettings): Promise<Session> {
  return ask(client, 'SELECT', Object.entries(settingsOf(wanted)), ([name]) => `current_setting('${name}') AS ${name}`);
}

const BACKEND = `pg_backend_pid() AS backend_pid,
  (SELECT backend_start::text FROM pg_stat_get_activity(pg_backend_pid())) AS started_at`;

// The names and values are constants of the code and whole numbers.
async function ask(
  client: pg.Client,
  head: string,
  all: readonly (readonly [name: string, value: string])[],
  column: (setting: readonly [name: string, value: string]) => string,
): Promise<Session> {
  const found = await client.query(`${head} ${BACKEND}, ${all.map(column).join(', ')}`);
  const result = (Array.isArray(found) ? found.at(-1) : found) as pg.QueryResult<Record<string, unknown>>;
  const { backend_pid: backendPid, started_at: startedAt, ...settings } = result.rows[0] ?? {};
  return {
    backendPid: Number(backendPid),
    startedAt: String(startedAt),
    settings: settings as Record<string, string>,
  };
}
