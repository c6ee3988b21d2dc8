import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../src/platform/migrate.ts';
import { type Cluster, startCluster } from '../src/platform/postgres/cluster.ts';
import { whenInterrupted } from '../test/support/when-interrupted.ts';

const copy = promisify(execFile);

/** A database that is made and migrated, and stopped: a copy of it is there in a moment. */
export interface Template {
  /** Starts a server over a copy of its own, with everything as it was made. */
  start(name: string): Promise<Cluster>;
  remove(): void;
}

export async function makeTemplate(directory: string): Promise<Template> {
  const starting = startCluster({ directory: join(directory, 'postgres') });
  const forget = whenInterrupted(async () => (await starting).stop('immediate'));
  const cluster = await starting;
  try {
    await migrate(cluster.url);
  } finally {
    await cluster.stop();
    forget();
  }
  // It may lie elsewhere than it was asked for (src/platform/postgres/cluster.ts); a neighbour of it may be entered by the same user.
  const home = cluster.directory;
  const remove = (): void => rmSync(home, { recursive: true, force: true });
  whenInterrupted(remove);
  return {
    start: async (name) => {
      const own = `${home}-${name}`;
      await copy('cp', ['-a', home, own]);
      return startCluster({ directory: own });
    },
    remove,
  };
}
