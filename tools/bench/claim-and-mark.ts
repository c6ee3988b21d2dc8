import { perSecond } from './row.ts';
import type { Store } from './stage.ts';

const BATCH = 1_000;

/**
 * The limit of dispatch: the minimum of a durable queue, in rows per second. Claim a batch, commit,
 * mark it done, commit.
 */
export async function claimAndMark({ pool }: Store, count: number): Promise<number> {
  await pool.query('CREATE TABLE bench_queue (id int PRIMARY KEY, state text NOT NULL, body text NOT NULL)');
  await pool.query("INSERT INTO bench_queue SELECT n, 'queued', repeat('x', 100) FROM generate_series(1, $1) AS n", [
    count,
  ]);
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ id: number }>(
      "WITH c AS (SELECT id FROM bench_queue WHERE state = 'queued' ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED) UPDATE bench_queue q SET state = 'busy' FROM c WHERE q.id = c.id RETURNING q.id",
      [BATCH],
    );
    if (rows.length === 0) break;
    await pool.query("UPDATE bench_queue SET state = 'done' WHERE id = ANY ($1)", [rows.map((row) => row.id)]);
  }
  return perSecond(count, performance.now() - startedAt);
}
