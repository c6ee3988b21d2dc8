import { migrate } from '../../../src/platform/database/migrate.ts';
import { killPostgres, reviveCluster } from '../../../test/support/kill-postgres.ts';
import { startThrowAwayCluster } from '../../../test/support/throw-away-cluster.ts';
import { until } from '../../../test/support/until.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import { isTrue } from './is-true.ts';

/** A PostgreSQL of its own. */
export async function startOneServer(): Promise<ChaosDatabase> {
  // Commit timestamps show whether a submission happened before or after a STOP was committed.
  const { folder, remove, ...made } = await startThrowAwayCluster('tern-chaos-', ['track_commit_timestamp = on']);
  let { cluster } = made;
  await migrate(cluster.url);
  return {
    url: cluster.url,
    folder,
    location: cluster.directory,
    isCluster: false,
    kill: async () => killPostgres(cluster),
    revive: async () => {
      cluster = await reviveCluster(cluster);
      await until(() => isTrue(cluster.url, 'true'));
    },
    stop: () => cluster.stop('immediate'),
    remove,
  };
}
