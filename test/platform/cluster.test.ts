import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, startCluster } from '../../src/platform/postgres/cluster.ts';

let folder: string;
let running: Cluster | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tern's own cluster "));
});

afterEach(async () => {
  await running?.stop('immediate');
  running = null;
  rmSync(folder, { recursive: true, force: true });
});

async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.flat()[0];
}

test('concurrent starts in one folder, whose path contains a space, start one server and join it', async () => {
  const started = await Promise.all(
    Array.from({ length: 3 }, () => startCluster({ directory: folder, settings: ['fsync = off'] })),
  );
  running = started[0] as Cluster;
  expect(started.filter((cluster) => cluster.started)).toHaveLength(1);
  expect(new Set(started.map(({ url }) => url)).size).toBe(1);
  expect(await ask(running.url, 'SELECT 1')).toBe(1);
});

test('the data persists across a restart, and the password is accepted', async () => {
  running = await startCluster({ directory: folder, settings: ['fsync = off'] });
  await ask(running.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await running.stop();
  running = await startCluster({ directory: folder });
  expect(running.started).toBe(true);
  expect(await ask(running.url, 'SELECT answer FROM kept')).toBe(42);
  await expect(ask(running.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/);
});

test('a stale pid file does not prevent the start, even if its process id is in use by another process', async () => {
  running = await startCluster({ directory: folder, settings: ['fsync = off'] });
  const file = join(running.directory, 'data', 'postmaster.pid');
  const left = readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid));
  await running.stop();
  writeFileSync(file, left);
  running = await startCluster({ directory: folder });
  expect(running.started).toBe(true);
  expect(await ask(running.url, 'SELECT 1')).toBe(1);
});

/** proc_pid_stat(5): policy is field 41; the third field follows the name in brackets. */
const POLICY = 41 - 3;
const BATCH = '3';

test('the server processes use the batch scheduling policy where the system supports it', async () => {
  running = await startCluster({ directory: folder, settings: ['fsync = off'] });
  const client = new pg.Client({ connectionString: running.url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const known = existsSync('/usr/bin/chrt');
  const policy = known && readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[POLICY];
  await client.end();
  expect(policy).toBe(known && BATCH);
});

test('a server with a process that does not react is stopped in bounded time, and recovers at the next start', async () => {
  running = await startCluster({ directory: folder, settings: ['fsync = off'] });
  const client = new pg.Client({ connectionString: running.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE kept AS SELECT 42 AS answer');
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
  const startedAt = performance.now();
  await running.stop();
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  client.end().catch(() => undefined);
  running = await startCluster({ directory: folder });
  expect(running.started).toBe(true);
  expect(await ask(running.url, 'SELECT answer FROM kept')).toBe(42);
}, 60_000);

test('the server listens on the loopback interface only', async () => {
  running = await startCluster({ directory: folder, settings: ['fsync = off'] });
  expect(
    await ask(running.url, "SELECT current_setting('listen_addresses') || current_setting('unix_socket_directories')"),
  ).toBe('127.0.0.1');
});
