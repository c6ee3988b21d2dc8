import type pg from 'pg';

/** Resolves when that many transactions of this database wait for locks of other transactions. */
export async function untilSomebodyWaits(pool: pg.Pool, transactions = 1): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (rows.length >= transactions) return;
  }
}
