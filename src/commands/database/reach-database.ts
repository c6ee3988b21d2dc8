import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { startCluster } from '../../platform/postgres/cluster.ts';

/** A database to work with until `leave`. */
export interface ReachedDatabase {
  readonly url: string;
  /** Whether it is Tern's own PostgreSQL. */
  readonly own: boolean;
  /** Says that this process is done; the last one to leave Tern's own PostgreSQL stops it. */
  leave(): Promise<void>;
}

/** The database of DATABASE_URL, or Tern's own PostgreSQL, started when it does not run. */
export async function reachDatabase({ databaseUrl, dataDirectory }: Config): Promise<ReachedDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, own: false, leave: () => Promise.resolve() };
  const cluster = await startCluster({ directory: join(dataDirectory, 'postgres') });
  const presence = await enter(cluster.url);
  return {
    url: cluster.url,
    own: true,
    leave: async () => {
      const alone = await isAlone(presence);
      await presence.end().catch(() => undefined);
      // Two that leave at the same moment may both be the last one: the later finds it stopped.
      if (alone) await cluster.stop().catch(() => undefined);
    },
  };
}

const PRESENCE = 'tern presence';

/** One connection that does nothing but be there: pools close theirs while they are idle. */
async function enter(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: PRESENCE });
  // It may break while the server is stopped by hand; work notices by itself.
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
