import { watchWaits } from '../../../../src/platform/database/connections/waits.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TERN_DB_CONNECTIONS: '2' }, 'drained', undefined, 'own');
});
afterAll(() => app.stop());

test('a caller is known to wait long when those before it wait and more wait than were served within a second', async () => {
  const { pool } = app.parts.database;
  let now = 0;
  const waits = watchWaits(
    pool,
    () => undefined,
    () => now,
  );
  const serve = async (count: number) => {
    for (let each = 0; each < count; each += 1) (await pool.connect()).release();
  };
  await serve(2);
  const held = [await pool.connect(), await pool.connect()];
  expect(waits.isLong()).toBe(false);
  // Four were served lately, so three more are served within a second.
  const waiting = Array.from({ length: 3 }, () => pool.connect());
  now += 300;
  expect(waits.isLong()).toBe(false);
  waiting.push(...Array.from({ length: 4 }, () => pool.connect()));
  expect(waits.isLong()).toBe(true);
  now += 2_000;
  for (const client of held) client.release();
  for (const client of waiting) (await client).release();
  expect(waits.isLong()).toBe(false);
  // A burst alone says nothing, although none of it was served yet.
  now += 5_000;
  const all = [await pool.connect(), await pool.connect()];
  const burst = Array.from({ length: 20 }, () => pool.connect());
  expect(waits.isLong()).toBe(false);
  for (const client of all) client.release();
  for (const client of burst) (await client).release();
});

test('while calls occupy every connection, the process is ready, and says that new calls would wait', async () => {
  const { database } = app.parts;
  const held = await Promise.all([database.pool.connect(), database.pool.connect()]);
  const waiting = database.pool.connect();
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  for (const client of held) client.release();
  (await waiting).release();
});
