import type { Database } from '../../platform/database.ts';
import { batchStatement, statement } from '../../platform/sql.ts';

/**
 * Of a campaign `c`, that nothing of it waits or is on its way. Its lanes are its id, or that with a number's behind a slash, after which the
 * digits come. Each is asked for in the order of its partial index: for NOT EXISTS PostgreSQL 18 goes through all that waits.
 */
const NOTHING_LEFT = `(SELECT m.id FROM messages m WHERE m.tenant_id = c.tenant_id AND m.lane >= c.id AND m.lane < c.id || '0' AND m.state = 'queued'
            ORDER BY m.tenant_id, m.lane, m.due_at LIMIT 1) IS NULL
      AND (SELECT m.id FROM messages m WHERE m.tenant_id = c.tenant_id AND m.lane >= c.id AND m.lane < c.id || '0' AND m.state = 'submitting'
            ORDER BY m.tenant_id, m.lane, m.lease_until LIMIT 1) IS NULL`;

export const findFinished = statement<[], { tenant_id: string; id: string }>(
  'campaigns.find_finished',
  `SELECT c.tenant_id, c.id FROM campaigns c
    WHERE c.state = 'running' AND c.fanout_done AND ${NOTHING_LEFT}
    LIMIT 100`,
);

const complete = statement<[tenantId: string, id: string, now: Date]>(
  'campaigns.complete',
  `UPDATE campaigns c SET state = 'completed', state_reason = NULL, finished_at = $3, updated_at = $3
    WHERE c.tenant_id = $1 AND c.id = $2 AND c.state = 'running' AND c.fanout_done AND ${NOTHING_LEFT}`,
);

/** Ends campaigns that have handed everything over; answers how many. */
export async function finishCampaigns(database: Database, now: Date): Promise<number> {
  let finished = 0;
  for (const { tenant_id: tenantId, id } of await database.rows(findFinished))
    finished += await database.run(complete, tenantId, id, now);
  return finished;
}

/** Scheduled campaigns whose time has come start running; the gates are asked again for each recipient. */
const startDue = batchStatement<[now: Date]>(
  'campaigns.start_due',
  `UPDATE campaigns SET state = 'running', launched_at = $1, updated_at = $1
    WHERE (tenant_id, id) IN (SELECT tenant_id, id FROM campaigns WHERE state = 'scheduled' AND send_at <= $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
);

export function startScheduled(database: Database, now: Date): Promise<number> {
  return database.run(startDue, now);
}
