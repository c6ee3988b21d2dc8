import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../../src/platform/database/migrate.ts';
import { startCluster } from '../../src/platform/postgres/cluster.ts';
import { startThrowAwayCluster } from '../../test/support/throw-away-cluster.ts';
import type { StageDatabase } from './stage.ts';

const copy = promisify(execFile);

/** A migrated and stopped database that is copied for each row. */
export interface Template {
  /** Temporary folder, deleted with the template. */
  readonly folder: string;
  /** Starts a server on a fresh copy. */
  start(name: string): Promise<StageDatabase>;
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
      // Only the data: the guard of the stopped server removes its pipe at any time.
      mkdirSync(own);
      await copy('cp', ['-a', join(home, 'data'), own]);
      const cluster = await startCluster({ directory: own });
      return {
        url: cluster.url,
        drop: async () => {
          await cluster.stop('immediate');
          rmSync(cluster.directory, { recursive: true, force: true });
        },
      };
    },
    remove,
  };
}
