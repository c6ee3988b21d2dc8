import pg from 'pg';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { databaseUrl } from '../database-url.ts';
import { startThrowAwayCluster } from '../throw-away-cluster.ts';

/** What PostgreSQL did. Noise of the machine does not change these. */
export interface Costs {
  /** Without BEGIN, COMMIT and settings. */
  readonly statements: number;
  /** Read by statements, inserted, updated or deleted. */
  readonly rows: number;
  /** Bytes of write-ahead log, without full pages. */
  readonly walBytes: number;
}

export interface CostCounter {
  readonly app: TestApp;
  /** The costs of the work, divided by its number of items. */
  count(items: number, work: () => Promise<unknown>): Promise<Costs>;
  stop(): Promise<void>;
}

const SETTINGS = [
  'shared_preload_libraries = pg_stat_statements',
  'pg_stat_statements.track_utility = off',
  'pg_stat_statements.track_planning = off',
  // A page that is written in full, once after each checkpoint, would count for one of many calls.
  'full_page_writes = off',
  'fsync = off',
  'autovacuum = off',
];

/** An application over a PostgreSQL of its own that counts statements. */
export async function startCostCounter(): Promise<CostCounter> {
  const { cluster, remove } = await startThrowAwayCluster('tern costs ', SETTINGS);
  const url = databaseUrl(cluster.url, 'costs');
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  await admin.query('CREATE DATABASE costs');
  await admin.query('CREATE EXTENSION pg_stat_statements');
  await migrate(url);
  const app = await startTestApp({}, 'drained', undefined, { url, drop: async () => undefined });
  return {
    app,
    count: async (items, work) => {
      await admin.query('SELECT pg_stat_statements_reset()');
      await work();
      const { rows } = await admin.query<Record<keyof Costs, number>>(SUM);
      const [sum] = rows;
      const each = (name: keyof Costs): number => Math.round((100 * Number(sum?.[name])) / items) / 100;
      return { statements: each('statements'), rows: each('rows'), walBytes: Math.round(each('walBytes')) };
    },
    stop: async () => {
      await app.stop();
      await admin.end();
      await remove();
    },
  };
}

const SUM = `SELECT coalesce(sum(calls), 0)::int AS statements, coalesce(sum(rows), 0)::int AS rows, coalesce(sum(wal_bytes), 0)::bigint::int AS "walBytes"
  FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid WHERE d.datname = 'costs'`;
