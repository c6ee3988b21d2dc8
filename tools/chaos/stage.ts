import type { ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startTcpProxy, type TcpProxy } from '../../test/support/carriers/tcp-proxy.ts';
import { ACCOUNT } from '../../test/support/carriers/twilio-server.ts';
import { isReady, killProcess, startService } from '../../test/support/service-process.ts';
import { until } from '../../test/support/until.ts';
import { whenInterrupted } from '../../test/support/when-interrupted.ts';
import type { ChaosDatabase } from './databases/chaos-database.ts';
import { startExternal } from './processes/start-external.ts';

export type ServiceName = 'api' | 'worker-1' | 'worker-2';
export const SERVICES: readonly ServiceName[] = ['api', 'worker-1', 'worker-2'];

/**
 * The test environment: the service in three processes, its database, two carriers, a receiver,
 * and TCP proxies between them.
 */
export interface Stage {
  readonly directory: string;
  readonly pool: pg.Pool;
  readonly leaseMs: number;
  /** Port of the proxy for clients. Carriers send their callbacks directly to the API. */
  readonly clientPort: number;
  readonly apiUrl: string;
  readonly receiverUrl: string;
  readonly proxies: {
    readonly clients: TcpProxy;
    readonly twilio: TcpProxy;
    readonly smpp: TcpProxy;
    /** Before the database, except for a cluster, whose nodes processes reach under their names. */
    readonly database: TcpProxy;
  };
  readonly files: { readonly [What in 'clients' | 'twilio' | 'smpp' | 'receiver']: string };
  /** Where the carrier with SMPP takes the messages of people. */
  readonly smppControlUrl: string;
  /** Processes that exited without being killed. */
  readonly unexpectedExits: string[];
  pid(name: ServiceName): number;
  kill(name: ServiceName): Promise<void>;
  start(name: ServiceName): Promise<void>;
  readonly database: ChaosDatabase;
  /** Number of callbacks and receipts that the carriers have not delivered yet. */
  pendingReports(): Promise<number>;
  /** Stops all processes and keeps their files. */
  close(): Promise<void>;
}

const NO_DATABASE = 3;
const RETRY_MS = 200;
const SECRET = 'a secret that only chaos knows, of 32+';

export async function openStage(database: ChaosDatabase, leaseSeconds: number): Promise<Stage> {
  const { folder: directory, url } = database;
  const files = {
    clients: join(directory, 'clients.jsonl'),
    twilio: join(directory, 'twilio.jsonl'),
    smpp: join(directory, 'smpp.jsonl'),
    receiver: join(directory, 'receiver.jsonl'),
  };
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'chaos' });
  pool.on('error', () => undefined);
  const [twilio, smpp, receiver] = await Promise.all([
    startExternal('twilio-carrier', files.twilio),
    startExternal('smpp-carrier', files.smpp),
    startExternal('receiver', files.receiver),
  ]);
  const apiPort = await freePort();
  const databasePort = Number(new URL(url).port);
  const proxies = {
    clients: await startTcpProxy(() => apiPort),
    twilio: await startTcpProxy(() => twilio.port),
    smpp: await startTcpProxy(() => smpp.port),
    database: await startTcpProxy(() => databasePort),
  };
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${proxies.database.port}`;
  const unexpectedExits: string[] = [];
  const running = new Map<ServiceName, ChildProcess>();
  const killed = new WeakSet<ChildProcess>();
  let closing: Promise<void> | null = null;

  const env = {
    DATABASE_URL: database.isCluster ? url : proxied.href,
    PORT: String(apiPort),
    TERN_PUBLIC_URL: `http://127.0.0.1:${apiPort}`,
    TERN_DATA_DIR: directory,
    TERN_SECRET: SECRET,
    TERN_LEASE_SECONDS: String(leaseSeconds),
    TERN_LOG_LEVEL: 'info',
    TERN_REQUESTS_PER_SECOND: '1000000',
    TERN_STARTER_CREDITS: '0',
    // Slow enough that messages are queued when a process is killed.
    TERN_SIMULATOR_RATE: '60',
    TERN_WEBHOOK_ALLOWED_HOSTS: `127.0.0.1:${receiver.port}`,
    TERN_TWILIO_URL: `http://127.0.0.1:${proxies.twilio.port}`,
    TERN_TWILIO_ACCOUNT_SID: ACCOUNT.sid,
    TERN_TWILIO_AUTH_TOKEN: ACCOUNT.token,
    TERN_TWILIO_CONNECTIONS: '5',
    TERN_SMPP_URL: `smpp://127.0.0.1:${proxies.smpp.port}`,
    TERN_SMPP_SYSTEM_ID: 'tern',
    TERN_SMPP_PASSWORD: 'secret',
    TERN_SMPP_WINDOW: '5',
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
      // A process without a database exits on purpose, and a supervisor restarts it.
      if (code !== NO_DATABASE) unexpectedExits.push(`${name} exited unexpectedly (${code ?? signal})`);
      setTimeout(() => void (closing !== null || start(name)), RETRY_MS);
    });
    if (name === 'api') await until(() => isReady(apiPort));
  };
  const kill = async (name: ServiceName): Promise<void> => {
    const child = childOf(name);
    killed.add(child);
    await killProcess(child);
  };
  const close = async (): Promise<void> => {
    await Promise.all([
      ...[...running.keys()].map(kill),
      ...Object.values(proxies).map((proxy) => proxy.close()),
      pool.end(),
    ]);
    for (const { child } of [twilio, smpp, receiver]) await killProcess(child);
    await database.stop();
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
    database,
    leaseMs: leaseSeconds * 1000,
    clientPort: proxies.clients.port,
    apiUrl: env.TERN_PUBLIC_URL,
    receiverUrl: `http://127.0.0.1:${receiver.port}/`,
    proxies,
    files,
    unexpectedExits,
    pid: (name) => childOf(name).pid as number,
    kill,
    start,
    smppControlUrl: smpp.controlUrl,
    pendingReports: async () => {
      const counts = [twilio, smpp].map(async ({ controlUrl }) => Number(await (await fetch(controlUrl)).text()));
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
    close: closeOnce,
  };
}
