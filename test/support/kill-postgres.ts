import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../src/platform/postgres/cluster.ts';

/** SIGKILL of the server's first process, as a power cut would leave it. */
export function killPostgres({ directory }: Cluster): void {
  const [pid] = readFileSync(join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** It recovers from its log, on the same port. The children of the one that was killed notice and go; until they have, a new server refuses to start beside them. */
export async function reviveCluster({ directory, port }: Cluster): Promise<Cluster> {
  for (;;) {
    const revived = await startCluster({ directory, port }).catch(() => null);
    // The one that was killed may not be gone yet, and would be joined.
    if (revived?.started === true) return revived;
    await new Promise((again) => setTimeout(again, 50));
  }
}
