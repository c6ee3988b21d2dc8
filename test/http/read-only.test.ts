import pg from 'pg';
import { startTestApp, type TestApp } from '../support/app.ts';
import { captureLog } from '../support/captured-log.ts';
import { until } from '../support/until.ts';

const captured = captureLog();
let app: TestApp;
let admin: pg.Client;

beforeAll(async () => {
  app = await startTestApp({}, 'running', captured.log, 'own');
  admin = new pg.Client({ connectionString: app.databaseUrl, options: '-c default_transaction_read_only=off' });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await app.stop();
});

const ready = async (): Promise<[number, string]> => {
  const response = await fetch(`${app.url}/readyz`);
  return [response.status, await response.text()];
};

/** For new sessions; those that exist end when `ends`, as by a failover. */
async function setReadOnly(isReadOnly: boolean, ends: boolean): Promise<void> {
  const name = new URL(app.databaseUrl).pathname.slice(1);
  await admin.query(
    `ALTER DATABASE "${name}" ${isReadOnly ? 'SET default_transaction_read_only = on' : 'RESET default_transaction_read_only'}`,
  );
  if (ends)
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
}

test('a read-only database is unavailable and not ready in words, is logged once, and recovers by itself', async () => {
  const account = await app.account();
  await setReadOnly(true, true);
  await until(async () => (await ready())[1] === 'the database is read-only\n');
  expect((await ready())[0]).toBe(503);
  for (let calls = 0; calls < 5; calls += 1)
    // A connection that is replaced at this time may end the call instead, and says another reason.
    await expect(account.call('tags.create', { name: 'VIP' })).rejects.toMatchObject({
      code: 'unavailable',
      data: { retry_after_ms: 1000 },
    });
  expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(/^tern_database_up 0$/m);

  // The sessions of the former primary stay read-only, so they must be replaced.
  await setReadOnly(false, false);
  await until(async () => (await ready())[0] === 200);
  const created = await Promise.all(['VIP', 'New', 'Old', 'Ours'].map((name) => account.call('tags.create', { name })));
  expect(created.map(({ created: isNew }) => isNew)).toEqual([true, true, true, true]);
  await until(async () => captured.lines.some(({ message }) => message === 'the database serves again'));
  const noticed = captured.lines.filter(({ level }) => level === 'warn' || level === 'error');
  expect(noticed.map(({ message }) => message)).toEqual([
    'the database does not serve; calls answer `unavailable` until it does',
  ]);
}, 30_000);
