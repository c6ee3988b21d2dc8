import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { explainFiles } from '../../src/commands/serve/explain-files.ts';
import { version } from '../../src/platform/version.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createEmptyDatabase } from '../support/house/empty-database.ts';
import { type Running, runTern, startTern } from '../support/run-tern.ts';
import { until } from '../support/until.ts';

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
  await until(async () => {
    const { rows } = await client.query(
      "SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'tern all%'",
    );
    return rows.length === 1 && rows[0].name === `tern all ${version}`;
  });
  await client.end();
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

test.each([
  ['mysql://tern:hush@db/tern', /begins with mysql:\/\/, but Tern needs PostgreSQL/],
  ['http://db.example.com', /begins with http:\/\//],
  ['/var/run/postgresql', /is not a URL/],
  ['postgresql://tern:hush@db/tern?sslmode=always', /sslmode in DATABASE_URL must be one of disable, prefer/],
  ['postgresql://tern:hush@db/tern?sslmode=verify-ca', /needs sslrootcert/],
  ['postgresql://tern:hush@db/tern?sslmode=verify-ca&sslrootcert=/nowhere.pem', /\/nowhere\.pem.*ENOENT/],
])('a DATABASE_URL of another form is a usage error in one line: %s', async (url, message) => {
  const { code, stderr } = await runTern(['serve'], { DATABASE_URL: url });
  expect({ code, lines: stderr.trim().split('\n') }).toEqual({ code: 2, lines: [expect.stringMatching(message)] });
  expect(stderr).not.toContain('hush');
});

test('a variable that is no setting is logged with the one that may be meant', async () => {
  const tern = serve({ DATABASE_URL: database.url, TERN_DB_CONECTIONS: '5', TERN_LOG_LEVEL: 'warn' });
  const [line] = await tern.warns(/\{.*no such setting.*\}/);
  expect(JSON.parse(line)).toMatchObject({ variable: 'TERN_DB_CONECTIONS', didYouMean: 'TERN_DB_CONNECTIONS' });
});

test('serve prints the address that it listens on, and the public one when it is another', async () => {
  const tern = serve({ DATABASE_URL: database.url, HOST: '0.0.0.0', TERN_PUBLIC_URL: 'https://tern.example.com' });
  const [, port, text] = await tern.says(/Tern is listening on http:\/\/0\.0\.0\.0:(\d+) \(every address([\s\S]*)/);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(text).toMatch(/Public {4}https:\/\/tern\.example\.com[\s\S]*Console {3}https:\/\/tern\.example\.com\/console/);
});

test('a host without a public URL is where the first call goes, and serve says what links begin with', async () => {
  const [text] = await serve({ DATABASE_URL: database.url, HOST: '::' }).says(/Tern is[\s\S]*curl.*/);
  expect(text).toMatch(/Console {3}http:\/\/localhost:\d+\/console[\s\S]*Set TERN_PUBLIC_URL/);
});

test('while it drains, serve answers calls and is not ready; then it ends', async () => {
  const tern = serve({ DATABASE_URL: database.url, TERN_DRAIN_SECONDS: '2' });
  const [, url = '', , body = ''] = await tern.says(READY);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const signaledAt = performance.now();
  tern.child.kill('SIGTERM');
  await until(async () => (await fetch(`${url}/readyz`)).status === 503);
  const answer = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(await answer.json()).toMatchObject({ result: { api_key: expect.any(String) } });
  expect((await tern.ended).code).toBe(0);
  expect(performance.now() - signaledAt).toBeGreaterThan(2_000);
});

test('a data directory that is a file is reported in one line that names TERN_DATA_DIR', async () => {
  const { code, stderr } = await runTern(['serve'], { TERN_DATA_DIR: '/etc/passwd' });
  expect({ code, lines: stderr.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/TERN_DATA_DIR \(\/etc\/passwd\) is not a directory\. Remove/)],
  });
});

test.each([
  ['/dev/full', /No disk space is left for TERN_DATA_DIR \(\/dev\/full\)\. Free some/],
  ['/sys/tern', /This user may not write TERN_DATA_DIR \(\/sys\/tern\)\. Give it the directory/],
])('a file that cannot be written at the start is explained: %s', (path, message) => {
  const write = (): void => writeFileSync(path, 'x');
  expect(() => explainFiles(path, write)).toThrow(message);
});

test('an address that the machine does not have is reported in one line that names HOST', async () => {
  const { code, stderr } = await serve({ DATABASE_URL: database.url, HOST: '192.0.2.1' }).ended;
  expect({ code, lines: stderr.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/192\.0\.2\.1 is not an address of this machine\. Set HOST/)],
  });
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
