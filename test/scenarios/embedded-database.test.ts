import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { isReady, killProcess, startService } from '../support/service-process.ts';
import { until } from '../support/until.ts';

let folder: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tern-embedded-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(killProcess));
  await until(() => Promise.resolve(serverPid() === null));
  rmSync(folder, { recursive: true, force: true });
});

const data = (): string => join(folder, 'postgres', 'data');
const pidLines = (): string[] => readFileSync(join(data(), 'postmaster.pid'), 'utf8').split('\n');
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** The main process of the embedded server; null without one. */
function serverPid(): number | null {
  if (!existsSync(join(data(), 'postmaster.pid'))) return null;
  const pid = Number(pidLines()[0]);
  return isAlive(pid) ? pid : null;
}

async function start(role: 'serve' | 'worker'): Promise<ChildProcess> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    TERN_DATA_DIR: folder,
    DATABASE_URL: '',
    TERN_LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
  };
  const child = startService([role], env);
  started.push(child);
  await until(() => (role === 'serve' ? isReady(port) : countUsers().then((users) => users > 1)), 100);
  return child;
}

async function connect(): Promise<pg.Client> {
  const password = readFileSync(join(data(), 'tern-password'), 'utf8').trim();
  const client = new pg.Client({ host: '127.0.0.1', port: Number(pidLines()[3]), user: 'postgres', password });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** How many processes of the service use the server. */
async function countUsers(): Promise<number> {
  const client = await connect();
  const { rows } = await client.query("SELECT pid FROM pg_stat_activity WHERE application_name = 'tern presence'");
  await client.end();
  return rows.length;
}

/** Runs a statement for ten minutes, and waits until it has begun. */
async function sleepInServer(): Promise<{ ended: Promise<unknown> }> {
  const client = await connect();
  const ended = client.query('SELECT pg_sleep(600)').catch(() => undefined);
  const watcher = await connect();
  const sleeping = "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'";
  await until(async () => (await watcher.query(sleeping)).rows.length > 0);
  await watcher.end();
  return { ended };
}

test('the embedded PostgreSQL has ended when a service with a long statement ends by SIGTERM', async () => {
  const service = await start('serve');
  const pid = serverPid() as number;
  const { ended } = await sleepInServer();
  service.kill('SIGTERM');
  await once(service, 'exit');
  // The last that the server does before it exits.
  expect(existsSync(join(data(), 'postmaster.pid'))).toBe(false);
  await until(() => Promise.resolve(!isAlive(pid)));
  await ended;
}, 60_000);

test('the embedded PostgreSQL ends after the last of its services ends by SIGKILL, whatever it executes', async () => {
  const [service, worker] = [await start('serve'), await start('worker')];
  const pid = serverPid() as number;
  const { ended } = await sleepInServer();
  await killProcess(service);
  expect(await countUsers()).toBe(1);
  const again = await start('serve');
  expect(serverPid()).toBe(pid);
  await Promise.all([killProcess(again), killProcess(worker)]);
  await until(() => Promise.resolve(!isAlive(pid)));
  await ended;
  // A new service starts a new server without recovery, because the old one was shut down.
  await start('serve');
  expect(serverPid()).not.toBe(pid);
  expect(readFileSync(join(folder, 'postgres', 'postgres.log'), 'utf8')).not.toMatch(/not properly shut down/);
}, 60_000);
