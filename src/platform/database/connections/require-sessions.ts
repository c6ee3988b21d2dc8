import { TimedOut, withTimeout } from '../../with-timeout.ts';
import { ConnectionLost } from '../connection-lost.ts';
import { type ClientWatch, WatchedClient } from './client.ts';
import { PATIENCE } from './patience.ts';
import { readSession, type Session } from './session.ts';

/** A pooler in front of the database does not keep the session of a connection. */
export class NoSessions extends Error {}

const REMEDY =
  'Set `pool_mode = session` for this database and user in the pooler (for PgBouncer in pgbouncer.ini), or let DATABASE_URL name the server itself.';

/** A pooler without a free place lets clients wait. */
const TIMEOUT_MS = 15_000;

const session = { statementTimeoutMs: 30_000 };

/**
 * Throws `NoSessions` when connections do not keep their server process and their settings, as
 * behind a pooler that shares processes between transactions or statements: statements are prepared
 * for a connection, and settings made for it.
 */
export async function requireSessions(connectionString: string): Promise<void> {
  const watch: ClientWatch = { add: () => undefined, remove: () => undefined, onError: () => undefined };
  const open = () =>
    new WatchedClient({ connectionString, session, patience: PATIENCE, watch, application_name: 'tern start' });
  const clients = [open(), open()] as const;
  try {
    await withTimeout(TIMEOUT_MS, compare(...clients)).catch((error: unknown) => {
      throw error instanceof TimedOut ? new ConnectionLost('The database did not answer in time.') : error;
    });
  } finally {
    for (const client of clients) void client.end();
  }
}

async function compare(first: WatchedClient, second: WatchedClient): Promise<void> {
  await Promise.all([first.connect(), second.connect()]);
  if (first.backendPid === second.backendPid) throw shared();
  // A pooler that reuses the process that was released last, or first, exchanges them here.
  for (const client of [second, first, first, second]) requireSame(client, await readSession(client, session));
}

const shared = (): NoSessions =>
  new NoSessions(`The database is behind a pooler in transaction or statement mode, where Tern cannot work. ${REMEDY}`);

function requireSame({ session: expected }: WatchedClient, found: Session): void {
  if (found.backendPid !== expected.backendPid) throw shared();
  for (const [name, value] of Object.entries(expected.settings))
    if (found.settings[name] !== value)
      throw new NoSessions(
        `The setting ${name} of a connection is ${found.settings[name]} instead of ${value}: something between Tern and the database changes it. ${REMEDY}`,
      );
}
