import type { ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/platform/migrate.ts';
import { freePort } from '../src/platform/postgres/free-port.ts';
import { startTcpProxy, type TcpProxy } from '../test/messaging/carriers/support/tcp-proxy.ts';
import { ACCOUNT } from '../test/messaging/carriers/support/twilio-server.ts';
import { killPostgres, reviveCluster } from '../test/support/kill-postgres.ts';
import { isReady, killProcess, startService } from '../test/support/service-process.ts';
import { startThrowAwayCluster } from '../test/support/throw-away-cluster.ts';
import { until } from '../test/support/until.ts';
import { whenInterrupted } from '../test/support/when-interrupted.ts';
import { startOutsider } from './processes/start.ts';

export type ServiceName = 'api' | 'worker-1' | 'worker-2';
export const SERVICES: readonly ServiceName[] = ['api', 'worker-1', 'worker-2'];

/** Everything that runs: the service in three processes, its database, a carrier, a receiver, and the lines between them. */
export interface Stage {
  readonly directory: string;
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly leaseMs: number;
  /** Where clients call, through a proxy; carriers bring their reports straight to the API. */
  readonly clientPort: number;
  readonly apiUrl: string;
  readonly receiverUrl: string;
  readonly lines: { readonly clients: TcpProxy; readonly carrier: TcpProxy };
  readonly files: { readonly clients: string; readonly carrier: string; readonly receiver: string };
  /** Processes that ended though nobody killed them. */
  readonly deaths: string[];
  pid(name: ServiceName): number;
  kill(name: ServiceName): Promise<void>;
  start(name: ServiceName): Promise<void>;
  killPostgres(): void;
  revivePostgres(): Promise<void>;
  /** How many reports the carrier has still to bring. */
  reportsWaiting(): Promise<number>;
  /** Where the database lies: not always in the directory (src/platform/postgres/cluster.ts). */
  readonly databaseDirectory: string;
  /** Everything ends; what it wrote stays. */
  close(): Promise<void>;
  /** What it wrote goes, too. */
  remove(): Promise<void>;
}

const NO_DATABASE = 3;
const AGAIN_MS = 200;
const SECRET = 'a secret that only chaos knows, of 32+';

export async function openStage(leaseSeconds: number): Promise<Stage> {
  // Only a commit's own moment says whether something came after it.
  const {
    folder: directory,
    remove,
    ...made
  } = await startThrowAwayCluster('tern-chaos-', ['track_commit_timestamp = on']);
  let { cluster } = made;
  const files = {
    clients: join(directory, 'clients.jsonl'),
    carrier: join(directory, 'carrier.jsonl'),
    receiver: join(directory, 'receiver.jsonl'),
  };
  await migrate(cluster.url);
  const pool = new pg.Pool({ connectionString: cluster.url, max: 4, application_name: 'chaos' });
  pool.on('error', () => undefined);
  const [carrier, receiver] = await Promise.all([
    startOutsider('carrier', files.carrier),
    startOutsider('receiver', files.receiver),
  ]);
  const apiPort = await freePort();
  const lines = { clients: await startTcpProxy(() => apiPort), carrier: await startTcpProxy(() => carrier.port) };
  const deaths: string[] = [];
  const running = new Map<ServiceName, ChildProcess>();
  const killed = new WeakSet<ChildProcess>();
  let closing: Promise<void> | null = null;

  const env = {
    DATABASE_URL: cluster.url,
    PORT: String(apiPort),
    TERN_PUBLIC_URL: `http://127.0.0.1:${apiPort}`,
    TERN_DATA_DIR: directory,
    TERN_SECRET: SECRET,
    TERN_LEASE_SECONDS: String(leaseSeconds),
    TERN_LOG_LEVEL: 'warn',
    TERN_REQUESTS_PER_SECOND: '1000000',
    TERN_STARTER_CREDITS: '0',
    // Slow enough that texts wait when a kill comes.
    TERN_SIMULATOR_RATE: '60',
    TERN_WEBHOOK_ALLOWED_HOSTS: `127.0.0.1:${receiver.port}`,
    TERN_TWILIO_URL: `http://127.0.0.1:${lines.carrier.port}`,
    TERN_TWILIO_ACCOUNT_SID: ACCOUNT.sid,
    TERN_TWILIO_AUTH_TOKEN: ACCOUNT.token,
    TERN_TWILIO_CONNECTIONS: '5',
  };
  const childOf = (name: ServiceName): ChildProcess => {
    const child = running.get(name);
    if (child === undefined) throw new Error(`${name} has never been started.`);
    return child;
  };
  const start = async (name: ServiceName): Promise<void> => {
    const log = openSync(join(directory, `${name}.log`), 'a');
    const child = startService(['serve', '--role', name === 'api' ? 'api' : 'worker'], env, log);
    running.set(name, child);
    child.on('exit', (code, signal) => {
      if (closing !== null || killed.has(child)) return;
      // One that finds no database says so and ends; whoever watches over it starts it again.
      if (code !== NO_DATABASE) deaths.push(`${name} ended by itself (${code ?? signal})`);
      setTimeout(() => void (closing !== null || start(name)), AGAIN_MS);
    });
    if (name === 'api') await until(() => isReady(apiPort));
  };
  const kill = async (name: ServiceName): Promise<void> => {
    const child = childOf(name);
    killed.add(child);
    await killProcess(child);
  };
  const close = async (): Promise<void> => {
    await Promise.all([...[...running.keys()].map(kill), lines.clients.close(), lines.carrier.close(), pool.end()]);
    for (const { child } of [carrier, receiver]) await killProcess(child);
    await cluster.stop('immediate');
  };
  const closeOnce = (): Promise<void> => {
    closing ??= close();
    return closing;
  };
  whenInterrupted(closeOnce);
  await Promise.all(SERVICES.map(start));

  return {
    directory,
    pool,
    databaseUrl: cluster.url,
    leaseMs: leaseSeconds * 1000,
    clientPort: lines.clients.port,
    apiUrl: env.TERN_PUBLIC_URL,
    receiverUrl: `http://127.0.0.1:${receiver.port}/`,
    lines,
    files,
    deaths,
    pid: (name) => childOf(name).pid as number,
    kill,
    start,
    killPostgres: () => killPostgres(cluster),
    revivePostgres: async () => {
      cluster = await reviveCluster(cluster);
      await until(async () => (await pool.query('SELECT 1')).rowCount === 1);
    },
    reportsWaiting: async () => Number(await (await fetch(`http://127.0.0.1:${carrier.port}/`)).text()),
    databaseDirectory: cluster.directory,
    close: closeOnce,
    remove,
  };
}
