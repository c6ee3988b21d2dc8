import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { connectionConfig, InvalidDatabaseUrl } from '../../platform/database/connections/connection-config.ts';
import { type Cluster, startCluster } from '../../platform/postgres/cluster.ts';
import { CommandFailure, USAGE } from '../failure.ts';

/** A database that can be used until `leave`. */
export interface DatabaseConnection {
  readonly url: string;
  /** True for the embedded PostgreSQL. */
  readonly own: boolean;
  /** Ends the use by this process; the last process stops the embedded PostgreSQL. */
  leave(): Promise<void>;
}

/** The database of DATABASE_URL, or the embedded PostgreSQL, which is started when needed. */
export async function reachDatabase({ databaseUrl, dataDirectory }: Config): Promise<DatabaseConnection> {
  if (databaseUrl !== null) {
    requireUsable(databaseUrl);
    return { url: databaseUrl, own: false, leave: () => Promise.resolve() };
  }
  const { cluster, presence } = await joinCluster(join(dataDirectory, 'postgres'));
  return {
    url: cluster.url,
    own: true,
    leave: async () => {
      const alone = await isAlone(presence);
      await presence.end().catch(() => undefined);
      // Two processes that leave at the same time may both stop it: the later one finds it stopped.
      if (alone) await cluster.stop().catch(() => undefined);
    },
  };
}

/** Throws a usage error for a URL that no attempt to connect would make better. */
function requireUsable(url: string): void {
  try {
    connectionConfig(url);
  } catch (error) {
    if (error instanceof InvalidDatabaseUrl) throw new CommandFailure(error.message, USAGE, { cause: error });
    throw error;
  }
}

const MAX_ATTEMPTS = 3;

/** A server whose last process has just ended may be stopping; then another one is started. */
async function joinCluster(directory: string): Promise<{ cluster: Cluster; presence: pg.Client }> {
  for (let attempt = 1; ; attempt += 1) {
    const cluster = await startCluster({ directory });
    try {
      return { cluster, presence: await enter(cluster.url) };
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

const PRESENCE = 'tern presence';

/** An idle connection that marks this process as a user, because pools close idle connections. */
async function enter(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: PRESENCE });
  // It breaks when the server is stopped manually; other connections report that.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function isAlone(presence: pg.Client): Promise<boolean> {
  try {
    const { rows } = await presence.query(
      'SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
      [PRESENCE],
    );
    return rows.length === 0;
  } catch {
    return true;
  }
}
