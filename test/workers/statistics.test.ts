import { refreshStatistics } from '../../src/workers/statistics.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({}, 'drained', undefined, 'own');
});
afterAll(() => app.stop());

const ROWS = 2_000;
const FIGURES = `SELECT c.reltuples::int AS rows, coalesce(array_length(s.histogram_bounds::text::text[], 1), 0) - 1 AS parts
    FROM pg_class c LEFT JOIN pg_stats s ON s.tablename = c.relname AND s.attname = 'id' WHERE c.relname = 'outbox_events'`;

test("a table with many changes is analyzed with a fifth of PostgreSQL's default sample size", async () => {
  const { database } = app.parts;
  const client = await database.pool.connect();
  await client.query(
    `INSERT INTO outbox_events (tenant_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at)
     SELECT 'org_1', 'evt_' || n, 'acc_1', 'message.accepted', '{}', 'pending', 0, '[]', now(), now() FROM generate_series(1, $1::int) AS n`,
    [ROWS],
  );
  // The statistics of a write become visible at the end of the next statement, and not after a
  // delay.
  await client.query('SELECT pg_stat_force_next_flush()');
  client.release();
  await refreshStatistics(database);
  const { rows } = await database.pool.query<{ rows: number; parts: number }>(FIGURES);
  expect(rows).toEqual([{ rows: ROWS, parts: 20 }]);
  const { rows: target } = await database.pool.query('SHOW default_statistics_target');
  expect(target).toEqual([{ default_statistics_target: '100' }]);
});
