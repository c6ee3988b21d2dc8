import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type Running, runTern, startTern } from './support/run-tern.ts';

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

const READY = /Tern answers on (\S+)[\s\S]*curl -s (\S+) -H 'content-type: application\/json' -d '(.*)'/;

test('the call that it prints creates an account as it stands', async () => {
  const [, , url = '', body = ''] = await serve().says(READY);
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(await response.json()).toMatchObject({ result: { api_key: expect.stringMatching(/^tern_live_/) } });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it with exit code 0', async (signal) => {
  const tern = serve();
  await tern.says(READY);
  tern.child.kill(signal);
  expect((await tern.ended).code).toBe(0);
});

test('a worker says that it listens on no port, and ends like the others', async () => {
  const worker = startTern(['worker'], { DATABASE_URL: database.url });
  running.push(worker);
  await worker.says(/It listens on no port/);
  worker.child.kill('SIGTERM');
  expect((await worker.ended).code).toBe(0);
});

test('a port that is taken is one line that names PORT', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { code, stderr } = await serve({ DATABASE_URL: database.url }, '--port', String(port)).ended;
  holder.close();
  expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(stderr).toContain(`PORT=${port + 1}`);
});

test('a database that cannot be reached is one line without its password', async () => {
  const { code, stderr } = await runTern(['serve'], {
    DATABASE_URL: 'postgresql://tern:hush@127.0.0.1:9/tern',
    TERN_DB_WAIT_SECONDS: '0',
  });
  expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 3, lines: 1 });
  expect(stderr).toContain('127.0.0.1:9/tern');
  expect(stderr).not.toContain('hush');
});

test("processes on one data directory share Tern's own PostgreSQL, and the last one to leave stops it", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tern data '));
  // Or root's would have to put the files where the server's own user can reach them.
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
