import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { migrate } from '../src/platform/migrate.ts';
import { type Cluster, startCluster } from '../src/platform/postgres/cluster.ts';
import { startThrowAwayCluster } from '../test/support/throw-away-cluster.ts';

const copy = promisify(execFile);

/** A database that is made and migrated, and stopped: a copy of it is there in a moment. */
export interface Template {
  /** Goes with it, whatever is in there. */
  readonly folder: string;
  /** Starts a server over a copy of its own, with everything as it was made. */
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
  // It may lie elsewhere than in its folder (src/platform/postgres/cluster.ts); a neighbour of it may be entered by the same user.
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
