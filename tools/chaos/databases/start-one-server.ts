import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { killPostgres, reviveCluster } from '../../../test/support/kill-postgres.ts';
import { startThrowAwayCluster } from '../../../test/support/throw-away-cluster.ts';
import { until } from '../../../test/support/until.ts';
import { whenInterrupted } from '../../../test/support/when-interrupted.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import { isTrue } from './is-true.ts';
import { mountOwnDisk } from './own-disk.ts';

const SETTINGS = [
  // Commit timestamps show whether a submission happened before or after a STOP was committed.
  'track_commit_timestamp = on',
  // The disk is small.
  'max_wal_size = 256MB',
];

/** A PostgreSQL of its own. */
export async function startOneServer(): Promise<ChaosDatabase> {
  const disk = mountOwnDisk();
  // Of the records, which must not meet a full disk.
  const folder = mkdtempSync(join(tmpdir(), 'tern-chaos-'));
  const removeRecords = (): void => rmSync(folder, { recursive: true, force: true });
  const forget = whenInterrupted(removeRecords);
  const { remove, ...made } = await startThrowAwayCluster('tern-chaos-', SETTINGS, disk?.folder);
  let { cluster } = made;
  await migrate(cluster.url);
  return {
    url: cluster.url,
    folder,
    location: cluster.directory,
    isCluster: false,
    hasOwnDisk: disk !== null,
    setReadOnly: async (isReadOnly) => {
      const client = new pg.Client({
        connectionString: cluster.url,
        options: '-c default_transaction_read_only=off',
      });
      await client.connect();
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
      await client.query('SELECT pg_reload_conf()');
      await client.end();
    },
    fillDisk: async () => {
      if (disk === null) throw new Error('The database has no disk of its own.');
      return disk.fill();
    },
    kill: async () => killPostgres(cluster),
    revive: async () => {
      const isRunning = await isTrue(cluster.url, 'true').catch(() => false);
      if (!isRunning) cluster = await reviveCluster(cluster);
      await until(() => isTrue(cluster.url, 'true'));
    },
    stop: () => cluster.stop('immediate'),
    remove: async () => {
      await remove();
      disk?.remove();
      forget();
      removeRecords();
    },
  };
}
