import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../src/platform/postgres/cluster.ts';
import { unlessInterrupted, whenInterrupted } from './when-interrupted.ts';

export interface ThrowAwayCluster {
  /** For whatever else is to go with it. */
  readonly folder: string;
  readonly cluster: Cluster;
  /** Stops it, if it runs, and removes all that there was. */
  remove(): Promise<void>;
}

/** A PostgreSQL in a folder of its own, called `prefix` and something: both are gone when they are let go or the process is interrupted. */
export async function startThrowAwayCluster(
  prefix: string,
  settings: readonly string[] = [],
): Promise<ThrowAwayCluster> {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // For root PostgreSQL runs as somebody else, who must be able to enter.
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
