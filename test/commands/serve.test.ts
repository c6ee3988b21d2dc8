import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { version } from '../../src/platform/version.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createEmptyDatabase } from '../support/house/empty-database.ts';
import { type Running, runTern, startTern } from '../support/run-tern.ts';

let database: TestDatabase;
const running: Running[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

afterAll(() => database.drop());

function serve(env: Record<string, string> = { DATABASE_URL: database.url }, ...args: string[]): Running {
  const started = startTern(['serve', ...args], env);
  running.push(started);
  return started;
}

const READY = /Tern is listening on (\S+)[\s\S]*curl -s (\S+) -H 'content-type: application\/json' -d '(.*)'/;

test('the example call that serve prints creates an account', async () => {
  const [, , url = '', body = ''] = await serve().says(READY);
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(await response.json()).toMatchObject({ result: { api_key: expect.stringMatching(/^tern_live_/) } });
});

test.each(['SIGTERM', 'SIGINT'] as const)('serve exits with 0 on %s', async (signal) => {
  const tern = serve();
  await tern.says(READY);
  tern.child.kill(signal);
  expect((await tern.ended).code).toBe(0);
});

test('a worker logs that it listens on no port, and exits on a signal', async () => {
  const worker = startTern(['worker'], { DATABASE_URL: database.url });
  running.push(worker);
  await worker.says(/It does not listen on a port/);
  worker.child.kill('SIGTERM');
  expect((await worker.ended).code).toBe(0);
});

test('serve on a database that is not migrated says what is missing and exits, unless TERN_MIGRATE is auto', async () => {
  const empty = await createEmptyDatabase();
  try {
    const { code, stderr } = await serve({ DATABASE_URL: empty.url }).ended;
    expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(stderr).toMatch(
      /\d+ of \d+ steps are missing \(0001_initial, .*\)\. Run tern migrate, or set TERN_MIGRATE=auto\./,
    );
    expect(await empty.rows("SELECT to_regclass('accounts') AS accounts")).toEqual([{ accounts: null }]);
    const migrated = serve({ DATABASE_URL: empty.url, TERN_MIGRATE: 'auto' });
    await migrated.says(READY);
    migrated.child.kill('SIGTERM');
    expect((await migrated.ended).code).toBe(0);
    await empty.rows("UPDATE _tern_schema SET oldest_process = '99.0.0'");
    const tooOld = await serve({ DATABASE_URL: empty.url }).ended;
    expect(tooOld.stderr).toContain('the database needs 99.0.0 or later');
  } finally {
    await empty.drop();
  }
});

test('the connections of a process name its role and version', async () => {
  const tern = serve();
  await tern.says(READY);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    "SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'tern%'",
  );
  await client.end();
  expect(rows).toEqual([{ name: `tern all ${version}` }]);
});

test('a port in use is reported in one line that names PORT', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { code, stderr } = await serve({ DATABASE_URL: database.url }, '--port', String(port)).ended;
  holder.close();
  expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(stderr).toContain(`PORT=${port + 1}`);
});

test('an unreachable database is reported in one line without its password', async () => {
  const { code, stderr } = await runTern(['serve'], {
    DATABASE_URL: 'postgresql://tern:hush@127.0.0.1:9/tern',
    TERN_DB_WAIT_SECONDS: '0',
  });
  expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 3, lines: 1 });
  expect(stderr).toContain('127.0.0.1:9/tern');
  expect(stderr).not.toContain('hush');
});

test('processes on one data directory share the embedded PostgreSQL, and the last one to exit stops it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tern data '));
  // As root, the server runs as another user, who cannot access a folder in the home directory of
  // root.
  chmodSync(folder, 0o755);
  const pidFile = join(folder, 'postgres', 'data', 'postmaster.pid');
  const [first, second] = [serve({ TERN_DATA_DIR: folder }), serve({ TERN_DATA_DIR: folder })];
  const [, url] = await second.says(READY);
  await first.says(READY);
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(existsSync(pidFile)).toBe(true);
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
  expect(existsSync(pidFile)).toBe(false);
  rmSync(folder, { recursive: true });
});
