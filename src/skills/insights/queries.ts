import { IS_FAILED } from '../../counting/message-results.ts';
import { statement } from '../../platform/database/sql.ts';

/** The variables that a decision found no value for. */
const MISSING = `(jsonb_path_query_first(d.decision, '$.gates[*] ? (@.gate == "content").inputs.missing') #>> '{}')`;

/** Excluded contacts by reason, with a few contact ids each. Reads a range of the primary key. */
export const listExcluded = statement<
  [tenantId: string, campaignId: string, samples: number],
  { reason: string; count: number; contact_ids: string[]; missing: string[] | null }
>(
  'insights.list_excluded',
  `SELECT coalesce(r.reason, 'unknown') AS reason, count(*) AS count, (array_agg(r.contact_id ORDER BY r.contact_id))[1:$3] AS contact_ids,
          array_agg(DISTINCT ${MISSING}) FILTER (WHERE r.reason = 'missing_variable' AND ${MISSING} IS NOT NULL) AS missing
     FROM campaign_recipients r LEFT JOIN campaign_decisions d ON d.tenant_id = $1 AND d.campaign_id = $2 AND d.id = r.decision_id
    WHERE r.tenant_id = $1 AND r.campaign_id = $2 AND r.outcome = 'excluded' GROUP BY 1 ORDER BY 2 DESC, 1`,
);

export const countErrors = statement<
  [tenantId: string, campaignId: string],
  { error_code: string | null; count: number }
>(
  'insights.count_errors',
  `SELECT error_code, count(*) AS count FROM messages m
    WHERE m.tenant_id = $1 AND m.campaign_id = $2 AND ${IS_FAILED} GROUP BY 1 ORDER BY 2 DESC, 1`,
);
