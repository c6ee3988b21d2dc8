import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { migrate } from '../../src/platform/database/migrate.ts';
import { type Cluster, startCluster } from '../../src/platform/postgres/cluster.ts';
import { startThrowAwayCluster } from '../../test/support/throw-away-cluster.ts';

const copy = promisify(execFile);

/** A migrated and stopped database that is copied for each row. */
export interface Template {
  /** Temporary folder, deleted with the template. */
  readonly folder: string;
  /** Starts a server on a fresh copy. */
  start(name: string): Promise<Cluster>;
  remove(): Promise<void>;
}

export async function makeTemplate(): Promise<Template> {
  const { folder, cluster, remove } = await startThrowAwayCluster('tern-bench-');
  try {
    await migrate(cluster.url);
  } finally {
    await cluster.stop();
  }
  // As root, the data directory lies outside `folder` (src/platform/postgres/cluster.ts). Copies
  // next to it stay readable for the server's user.
  const home = cluster.directory;
  return {
    folder,
    start: async (name) => {
      const own = `${home}-${name}`;
      await copy('cp', ['-a', home, own]);
      return startCluster({ directory: own });
    },
    remove,
  };
}
