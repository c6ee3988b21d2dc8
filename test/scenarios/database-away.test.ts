import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/platform/database/migrate.ts';
import { type Cluster, startCluster } from '../../src/platform/postgres/cluster.ts';
import { type Running, runTern, startTern } from '../support/run-tern.ts';
import { startThrowAwayCluster, type ThrowAwayCluster } from '../support/throw-away-cluster.ts';
import { until } from '../support/until.ts';

const SECRET = 'a secret of a service whose database goes';

let own: ThrowAwayCluster;
let cluster: Cluster;
let tern: Running | null = null;

beforeAll(async () => {
  own = await startThrowAwayCluster('tern-away-');
  cluster = own.cluster;
  await migrate(cluster.url);
}, 60_000);
beforeEach(() => restart(), 60_000);
afterEach(async () => {
  tern?.child.kill('SIGKILL');
  await tern?.ended;
});
afterAll(() => own.remove());

const serve = (seconds = '30'): Running =>
  startTern(['serve'], {
    DATABASE_URL: cluster.url,
    TERN_SECRET: SECRET,
    TERN_LOG_LEVEL: 'warn',
    TERN_DB_WAIT_SECONDS: seconds,
  });
const READY = /Tern is listening on (\S+)/;
const restart = async (): Promise<void> => {
  cluster = await startCluster({ directory: cluster.directory, port: cluster.port });
};
const postmaster = (): number =>
  Number(readFileSync(join(cluster.directory, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function call(url: string, key: string | null, method: string, params: object) {
  const response = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return (await response.json()) as { result: Record<string, unknown>; error?: { code: unknown } };
}

async function statusWithin(ms: number, url: string): Promise<number> {
  return (await fetch(url, { signal: AbortSignal.timeout(ms) })).status;
}

test('the process survives a PostgreSQL outage or hang, reports not ready at once, and continues afterwards', async () => {
  tern = serve();
  const [, url = ''] = await tern.says(READY);
  const { api_key: key } = (await call(url, null, 'agent.provision', { name: 'Away' })).result;
  await call(url, key as string, 'phone-numbers.ensureDefault', {});
  await call(url, key as string, 'contacts.upsert', { phone: '+12025550143', relationship: { kind: 'order' } });
  expect(await statusWithin(3_000, `${url}/readyz`)).toBe(200);

  await cluster.stop('immediate');
  expect(await statusWithin(1_000, `${url}/healthz`)).toBe(200);
  expect(await statusWithin(3_000, `${url}/readyz`)).toBe(503);
  expect((await call(url, key as string, 'tags.list', {})).error).toMatchObject({ code: 'unavailable' });
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('tern_database_up 0');

  await restart();
  await until(async () => (await statusWithin(3_000, `${url}/readyz`)) === 200);
  const params = { to: '+12025550143', text: 'Hi', purpose: 'transactional' };
  const { message_id: id } = (await call(url, key as string, 'messages.send', params)).result;
  await until(async () => {
    const { message } = (await call(url, key as string, 'messages.get', { message_id: id })).result;
    return (message as { state: string }).state === 'delivered';
  });

  // PostgreSQL hangs: the connections stay open, and no query is answered.
  const { rows } = await backends();
  const all = [postmaster(), ...rows.map(({ pid }) => pid)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  try {
    expect(await statusWithin(1_000, `${url}/healthz`)).toBe(200);
    expect(await statusWithin(3_000, `${url}/readyz`)).toBe(503);
  } finally {
    for (const pid of all) process.kill(pid, 'SIGCONT');
  }
  await until(async () => (await statusWithin(3_000, `${url}/readyz`)) === 200);
}, 60_000);

async function backends(): Promise<{ rows: { pid: number }[] }> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const found = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  await client.end();
  return found;
}

test('a process started before its PostgreSQL waits, logs it, and serves once the database is available', async () => {
  await cluster.stop();
  tern = serve();
  const data = join(cluster.directory, 'data');
  await tern.warns(/waiting for the database/);
  // A standby without hot_standby responds 57P03 until it is promoted, as a recovering server does.
  writeFileSync(join(data, 'standby.signal'), '');
  writeFileSync(join(data, 'postgresql.auto.conf'), 'hot_standby = off\n');
  await restart();
  const refused = await new pg.Client({ connectionString: cluster.url }).connect().catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: '57P03' });
  const early = await Promise.race([
    tern.says(READY).then(() => 'serves'),
    new Promise((wait) => setTimeout(() => wait('waits'), 1_500)),
  ]);
  expect(early).toBe('waits');
  writeFileSync(join(data, 'promote'), '');
  process.kill(postmaster(), 'SIGUSR1');
  const [, url = ''] = await tern.says(READY);
  expect(await statusWithin(3_000, `${url}/readyz`)).toBe(200);
  tern.child.kill('SIGTERM');
  const { code, stderr } = await tern.ended;
  expect(code).toBe(0);
  expect(stderr).not.toContain(new URL(cluster.url).password);
}, 60_000);

test('serve stops waiting for the database after the configured time, and at once on SIGTERM', async () => {
  const unreachable = { DATABASE_URL: 'postgresql://tern:hush@127.0.0.1:9/tern', TERN_LOG_LEVEL: 'warn' };
  const given = await runTern(['serve'], { ...unreachable, TERN_DB_WAIT_SECONDS: '1' });
  expect(given.code).toBe(3);
  expect(given.stderr).toMatch(/waiting for the database[\s\S]*cannot be reached/);

  tern = startTern(['serve'], unreachable);
  tern.child.stderr?.once('data', () => tern?.child.kill('SIGTERM'));
  expect((await tern.ended).code).toBe(0);
});

test.each([
  ['a wrong password', (url: URL) => (url.password = 'wrong')],
  ['a missing database', (url: URL) => (url.pathname = '/nowhere')],
])('serve does not wait for the database after %s', async (_what, spoil) => {
  const url = new URL(cluster.url);
  spoil(url);
  const { code, stderr } = await runTern(['serve'], { DATABASE_URL: url.href });
  expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 3, lines: 1 });
  expect(stderr).toContain('rejects the connection');
});
