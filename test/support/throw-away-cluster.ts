import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../src/platform/postgres/cluster.ts';
import { unlessInterrupted, whenInterrupted } from './when-interrupted.ts';

export interface ThrowAwayCluster {
  /** The folder, for other temporary files of the test. */
  readonly folder: string;
  readonly cluster: Cluster;
  /** Stops the cluster if it runs, and removes the folder. */
  remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL in a temporary folder in `parent` whose name begins with `prefix`. Both are
 * removed by `remove` or when the process is interrupted.
 */
export async function startThrowAwayCluster(
  prefix: string,
  settings: readonly string[] = [],
  parent = tmpdir(),
): Promise<ThrowAwayCluster> {
  const folder = mkdtempSync(join(parent, prefix));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const starting = startCluster({ directory: join(folder, 'postgres'), settings });
  const removeAll = async (): Promise<void> => {
    const cluster = await starting.catch(() => null);
    await cluster?.stop('immediate').catch(() => undefined);
    for (const left of [folder, cluster?.directory]) if (left) rmSync(left, { recursive: true, force: true });
  };
  const forget = whenInterrupted(removeAll);
  const remove = (): Promise<void> => removeAll().finally(forget);
  try {
    const cluster = await starting;
    await unlessInterrupted();
    return { folder, cluster, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
