import type pg from 'pg';

/** On Citus, of every node. */
const ACTIVITY = process.env.TERN_TEST_CITUS_URL === undefined ? 'pg_stat_activity' : 'citus_stat_activity';
const WAITING = `SELECT FROM ${ACTIVITY} WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Resolves when that many transactions of this database wait for locks of other transactions. */
export async function untilSomebodyWaits(pool: pg.Pool, transactions = 1): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(WAITING);
    if (rows.length >= transactions) return;
  }
}
