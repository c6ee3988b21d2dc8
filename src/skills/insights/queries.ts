import { statement } from '../../platform/database/sql.ts';

/** Excluded contacts by reason, with a few contact ids each. Reads a range of the primary key. */
export const listExcluded = statement<
  [tenantId: string, campaignId: string, samples: number],
  { reason: string; count: number; contact_ids: string[] }
>(
  'insights.list_excluded',
  `SELECT coalesce(reason, 'unknown') AS reason, count(*) AS count, (array_agg(contact_id ORDER BY contact_id))[1:$3] AS contact_ids
     FROM campaign_recipients WHERE tenant_id = $1 AND campaign_id = $2 AND outcome = 'excluded' GROUP BY 1 ORDER BY 2 DESC, 1`,
);

export const countErrors = statement<
  [tenantId: string, campaignId: string],
  { error_code: string | null; count: number }
>(
  'insights.count_errors',
  `SELECT error_code, count(*) AS count FROM messages
    WHERE tenant_id = $1 AND campaign_id = $2 AND state IN ('undelivered', 'failed', 'rejected', 'expired') GROUP BY 1 ORDER BY 2 DESC, 1`,
);
