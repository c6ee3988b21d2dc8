import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/sql.ts';

/**
 * Tables with many changes since their last ANALYZE; autovacuum itself checks once a minute. A
 * large table must have grown tenfold, because analyzing it takes as long as fanning out ten
 * thousand contacts.
 */
const changed = statement<[], { name: string }>(
  'workers.changed_tables',
  `SELECT relname AS name FROM pg_stat_user_tables
    WHERE schemaname = current_schema() AND n_mod_since_analyze > greatest(500, n_live_tup * CASE WHEN n_live_tup < 50000 THEN 0.5 ELSE 0.9 END)`,
);

/**
 * A fifth of PostgreSQL's default: rough statistics suffice until autovacuum runs, and the full
 * sample takes five times the CPU while messages are being sent.
 */
const STATISTICS_TARGET = 20;

const analyze = statement<[table: string, statisticsTarget: number]>(
  'workers.analyze_table',
  'SELECT analyze_table($1, $2)',
);

/**
 * Keeps the planner's statistics of a growing database current: without them it scans an account
 * for the lookup of one number, which is 2,000 times slower. Large tables are left to autovacuum.
 */
export async function refreshStatistics(database: Database): Promise<boolean> {
  for (const { name } of await database.rows(changed)) await database.run(analyze, name, STATISTICS_TARGET);
  return false;
}
