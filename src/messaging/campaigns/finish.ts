import type { Database } from '../../platform/database.ts';
import { batchStatement, statement } from '../../platform/sql.ts';

/**
 * Running, everybody decided on, and nothing of it waiting or on its way: two partial indexes answer that. Its lanes are its id, or that
 * with a number's behind a slash, after which the digits come. */
const findFinished = statement<[], { tenant_id: string; id: string }>(
  'campaigns.find_finished',
  `SELECT c.tenant_id, c.id FROM campaigns c
    WHERE c.state = 'running' AND c.fanout_done
      AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.tenant_id = c.tenant_id AND m.lane >= c.id AND m.lane < c.id || '0' AND m.state = 'queued')
      AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.tenant_id = c.tenant_id AND m.lane >= c.id AND m.lane < c.id || '0' AND m.state = 'submitting')
    LIMIT 100`,
);

const complete = statement<[tenantId: string, id: string, now: Date]>(
  'campaigns.complete',
  `UPDATE campaigns c SET state = 'completed', state_reason = NULL, finished_at = $3, updated_at = $3
    WHERE c.tenant_id = $1 AND c.id = $2 AND c.state = 'running' AND c.fanout_done
      AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.tenant_id = $1 AND m.lane >= $2 AND m.lane < $2 || '0' AND m.state = 'queued')
      AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.tenant_id = $1 AND m.lane >= $2 AND m.lane < $2 || '0' AND m.state = 'submitting')`,
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
