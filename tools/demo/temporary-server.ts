import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { endProcess, isReady, startService } from '../../test/support/service-process.ts';
import { startThrowAwayCluster } from '../../test/support/throw-away-cluster.ts';
import { whenInterrupted } from '../../test/support/when-interrupted.ts';

export interface TemporaryServer {
  readonly url: string;
  readonly directory: string;
  /** Its settings, for commands that use the same server. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Starts the built service with its own PostgreSQL in a temporary folder. It may send webhooks to
 * `webhookHost`.
 */
export async function startServer(webhookHost = ''): Promise<TemporaryServer> {
  const { folder: directory, cluster, remove } = await startThrowAwayCluster('tern-demo-');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // With a short lease, lost answers are recovered within seconds instead of half a minute.
  const env = {
    DATABASE_URL: cluster.url,
    TERN_MIGRATE: 'auto',
    TERN_DATA_DIR: directory,
    PORT: String(port),
    TERN_LOG_LEVEL: 'warn',
    TERN_LEASE_SECONDS: '5',
    TERN_SIMULATOR_RATE: '2000',
    TERN_WEBHOOK_ALLOWED_HOSTS: webhookHost,
  };
  const server = startService(['serve'], env);
  const end = (): Promise<void> => endProcess(server);
  server.once('exit', whenInterrupted(end));
  const stop = async (): Promise<void> => {
    await end();
    await remove();
  };
  for (let tries = 0; !(await isReady(port)); tries += 1) {
    if (tries === 200 || server.exitCode !== null) {
      await stop();
      throw new Error('The server did not start.');
    }
    await pause(50);
  }
  return { url, directory, env, stop };
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
