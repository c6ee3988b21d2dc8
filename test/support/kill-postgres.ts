import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../src/platform/postgres/cluster.ts';

/** Kills the main process of the server with SIGKILL, which leaves the state of a power failure. */
export function killPostgres({ directory }: Cluster): void {
  const [pid] = readFileSync(join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/**
 * Starts the server again on the same port, where it recovers from its log. A new server refuses to
 * start until the children of the killed one have exited.
 */
export async function reviveCluster({ directory, port }: Cluster): Promise<Cluster> {
  for (;;) {
    const revived = await startCluster({ directory, port }).catch(() => null);
    // The killed server may still be running, and a second call would connect to it.
    if (revived?.started === true) return revived;
    await new Promise((again) => setTimeout(again, 50));
  }
}
