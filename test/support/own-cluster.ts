import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import type { Cluster } from '../../src/platform/postgres/cluster.ts';

export async function removeCluster(cluster: Cluster): Promise<void> {
  await cluster.stop('immediate');
  rmSync(cluster.directory, { recursive: true, force: true });
}

/** Jest does not tear down what is interrupted, and a PostgreSQL is no child that would end with it. */
export function removeWhenInterrupted(cluster: Cluster): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      void removeCluster(cluster).finally(() => process.exit(128 + constants.signals[signal]));
    });
}
