import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { version } from '../../version.ts';
import { PostgresClient } from '../connections/postgres-client.ts';

const LOCK = 7283919;
const POLL_MS = 200;

/** Runs `work` on one connection, with no limits but those that it sets itself. */
export async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const application_name = `tern migrate ${version}`;
  const client = new PostgresClient({
    connectionString,
    application_name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // An error between two statements has no other listener and would end the process; the next
  // statement fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The defaults of the role may be those of the service.
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await requireServerVersion(client);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Waits until no other process migrates. Asks again and again instead of waiting in one statement:
 * an index that is built concurrently waits for all statements, so that both would wait for each
 * other. The lock ends with the connection.
 */
export async function lockMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [LOCK]);
    if (rows[0]?.locked === true) return;
    await setTimeout(POLL_MS);
  }
}

async function requireServerVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
  const server = Number(rows[0]?.version);
  if (server < 150000)
    throw new Error(`Tern needs PostgreSQL 15 or later; this server is ${Math.floor(server / 10000)}.`);
}
