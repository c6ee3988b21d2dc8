import type { Database } from '../platform/database.ts';
import { statement } from '../platform/sql.ts';

/**
 * Tables that have changed a lot since the planner last looked at them; PostgreSQL itself looks once a minute. A large one must have grown
 * tenfold: looking at it takes as long as fanning ten thousand contacts out.
 */
const changed = statement<[], { name: string }>(
  'workers.changed_tables',
  `SELECT quote_ident(relname) AS name FROM pg_stat_user_tables
    WHERE schemaname = current_schema() AND n_mod_since_analyze > greatest(500, n_live_tup * CASE WHEN n_live_tup < 50000 THEN 0.5 ELSE 0.9 END)`,
);

/**
 * A fifth of the sample that PostgreSQL takes: rough figures are enough until it looks itself, and the whole sample of 40,000 events takes 160 ms
 * of a core at the very moment in which they are delivered (a fifth: 33).
 */
const TARGET = 20;

/**
 * Keeps the planner's statistics of a young database near the truth: without them it takes a walk over an account for a look-up of one
 * number (measured: 220 ms instead of 0.1 ms for 500 numbers among 20,000 contacts). Grown tables are left to autovacuum.
 */
export async function refreshStatistics(database: Database): Promise<boolean> {
  for (const { name } of await database.rows(changed))
    await database.pool.query(`SET LOCAL default_statistics_target = ${TARGET}; ANALYZE ${name}`);
  return false;
}
