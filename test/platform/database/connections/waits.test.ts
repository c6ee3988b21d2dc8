import type { PoolClient } from 'pg';
import { watchWaits } from '../../../../src/platform/database/connections/waits.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TERN_DB_CONNECTIONS: '2' }, 'drained', undefined, 'own');
});
afterAll(() => app.stop());

test('a caller would wait long if nothing moves for a second, or by the rate at which others are served', async () => {
  const { pool } = app.parts.database;
  let now = 0;
  const waits = watchWaits(
    pool,
    () => undefined,
    () => now,
  );
  const held = [await pool.connect(), await pool.connect()];
  const waiting: Promise<PoolClient>[] = [];
  const come = (count: number) => {
    for (let one = 0; one < count; one += 1) waiting.push(pool.connect());
  };
  const serve = async (count: number) => {
    for (let one = 0; one < count; one += 1) {
      held.shift()?.release();
      held.push((await waiting.shift()) as PoolClient);
    }
  };
  expect(waits.isLong()).toBe(false);
  come(1);
  now += 900;
  expect(waits.isLong()).toBe(false);
  now += 200;
  expect(waits.isLong()).toBe(true);
  await serve(1);
  expect(waits.isLong()).toBe(false);

  come(12);
  now += 200;
  // A burst alone says nothing.
  expect(waits.isLong()).toBe(false);
  now += 300;
  await serve(3);
  // At six per second, nine wait for a second and a half.
  expect(waits.isLong()).toBe(true);
  await serve(2);
  expect(waits.isLong()).toBe(false);
  await serve(7);
  for (const client of held) client.release();
});

test('while calls occupy every connection, the process is ready, and says that new calls would wait', async () => {
  const { database } = app.parts;
  const held = await Promise.all([database.pool.connect(), database.pool.connect()]);
  const waiting = database.pool.connect();
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  for (const client of held) client.release();
  (await waiting).release();
});
