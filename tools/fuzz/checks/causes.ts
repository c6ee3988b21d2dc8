import type pg from 'pg';
import { MAX_STARTED_PER_ACCOUNT, MAX_STARTED_PER_ROOT } from '../../../src/domain/causes.ts';
import { type Fault, fault } from './fault.ts';

/**
 * What one cause started within an hour, and what rules and journeys of an account started. Runs
 * that were stopped as a loop are kept to be seen, but did nothing.
 */
const STARTED = `
  SELECT tenant_id, account_id, root_id, date_trunc('hour', at) AS hour, count(*)::int AS started
    FROM (SELECT tenant_id, account_id, root_id, created_at AS at FROM automation_runs
           WHERE root_id IS NOT NULL AND depth > 1 AND reason IS DISTINCT FROM 'loop'
          UNION ALL
          SELECT e.tenant_id, j.account_id, e.root_id, e.entered_at FROM journey_enrollments e
            JOIN journeys j ON j.tenant_id = e.tenant_id AND j.id = e.journey_id WHERE e.root_id IS NOT NULL) AS one
   GROUP BY tenant_id, account_id, GROUPING SETS ((root_id, hour), (hour))`;

/** Causes that started more than their budget. */
export async function faultsInCauses(pool: pg.Pool): Promise<Fault[]> {
  const { rows } = await pool.query<{ account_id: string; root_id: string | null; started: number }>(
    `SELECT account_id, root_id, started FROM (${STARTED}) AS s
      WHERE started > CASE WHEN root_id IS NULL THEN $1::int ELSE $2::int END LIMIT 3`,
    [MAX_STARTED_PER_ACCOUNT, MAX_STARTED_PER_ROOT],
  );
  return rows.map((row) => fault('a cause starts more than its budget', row));
}
