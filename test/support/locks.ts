import type pg from 'pg';

/** Resolves when a transaction of this database waits for a lock of another transaction. */
export async function untilSomebodyWaits(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' LIMIT 1",
    );
    if (rows.length > 0) return;
  }
}
