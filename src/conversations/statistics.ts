import type { Owner } from '../domain/account.ts';
import { DAY_MS } from '../domain/durations.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { FIRST_RESPONSE_AT } from './conversation.ts';

/** Response times are those of conversations that were opened within this time. */
const WINDOW_DAYS = 30;
/** Conversations that are summarized, the newest. */
const MAX_SUMMARIZED = 1_000;
const MAX_COUNTED = 10_000;

export interface ConversationStatistics {
  readonly open: number;
  readonly pending: number;
  readonly snoozed: number;
  readonly resolved: number;
  readonly unread: number;
  readonly reviews: number;
}

/** Each counted up to 10,000. */
const countStates = statement<[tenantId: string, accountId: string, max: number], ConversationStatistics>(
  'conversations.count_states',
  `SELECT (SELECT count(*)::int FROM (SELECT FROM conversations WHERE tenant_id = $1 AND account_id = $2 AND state = 'open' LIMIT $3) s) AS open,
          (SELECT count(*)::int FROM (SELECT FROM conversations WHERE tenant_id = $1 AND account_id = $2 AND state = 'pending' LIMIT $3) s) AS pending,
          (SELECT count(*)::int FROM (SELECT FROM conversations WHERE tenant_id = $1 AND account_id = $2 AND state = 'snoozed' LIMIT $3) s) AS snoozed,
          (SELECT count(*)::int FROM (SELECT FROM conversations WHERE tenant_id = $1 AND account_id = $2 AND state = 'resolved' LIMIT $3) s) AS resolved,
          (SELECT count(*)::int FROM (SELECT FROM conversations WHERE tenant_id = $1 AND account_id = $2 AND state = 'open' AND unread > 0 LIMIT $3) s) AS unread,
          (SELECT count(*)::int FROM (SELECT FROM inbound_messages WHERE tenant_id = $1 AND account_id = $2 AND intent = 'review' AND reviewed_at IS NULL LIMIT $3) s) AS reviews`,
);

export interface ResponseTimes {
  readonly conversations: number;
  readonly responded: number;
  readonly first_response_seconds: number | null;
  readonly resolved: number;
  readonly resolution_seconds: number | null;
}

/** Medians, in seconds. */
const summarize = statement<[tenantId: string, now: Date, accountId: string, since: Date, max: number], ResponseTimes>(
  'conversations.summarize',
  `SELECT count(*)::int AS conversations, count(responded_at)::int AS responded, count(resolved_at)::int AS resolved,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM responded_at - opened_at))::float8 AS first_response_seconds,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM resolved_at - opened_at))::float8 AS resolution_seconds
     FROM (SELECT v.opened_at, v.resolved_at, ${FIRST_RESPONSE_AT} AS responded_at
             FROM conversations v
            WHERE v.tenant_id = $1 AND v.account_id = $3 AND v.opened_at >= $4
            ORDER BY v.last_message_at DESC, v.id DESC LIMIT $5) AS recent`,
);

export async function readStatistics(
  sql: Sql,
  { tenantId, accountId }: Owner,
  now: Date,
): Promise<{ readonly counts: ConversationStatistics; readonly times: ResponseTimes; readonly since: Date }> {
  const since = new Date(now.getTime() - WINDOW_DAYS * DAY_MS);
  const [counts, times] = await Promise.all([
    sql.row(countStates, tenantId, accountId, MAX_COUNTED),
    sql.row(summarize, tenantId, now, accountId, since, MAX_SUMMARIZED),
  ]);
  if (counts === null || times === null) throw new Error('A statement without GROUP BY returned no row.');
  return { counts, times, since };
}
