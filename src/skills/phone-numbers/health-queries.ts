import { statement } from '../../platform/database/sql.ts';

interface MessageCounts {
  readonly sent: number;
  readonly delivered: number;
  readonly failed: number;
  readonly filtered: number;
}

/**
 * Reads the newest messages of the account, at most `$5`, and counts those of this number. Ids sort
 * by time, so the index on (account_id, id) gives this order.
 */
export const countMessages = statement<
  [tenantId: string, accountId: string, numberId: string, since: Date, limit: number, filteredCodes: readonly string[]],
  MessageCounts
>(
  'phone_numbers.count_messages',
  `SELECT count(*) AS sent, count(*) FILTER (WHERE state = 'delivered') AS delivered,
          count(*) FILTER (WHERE state IN ('undelivered', 'failed', 'expired')) AS failed,
          count(*) FILTER (WHERE error_code = ANY ($6)) AS filtered
     FROM (SELECT m.state, m.error_code, m.number_id, m.accepted_at, m.purpose FROM messages m
            WHERE m.tenant_id = $1 AND m.account_id >= $2 AND m.account_id <= $2 AND m.created_at >= $4
            ORDER BY m.account_id DESC, m.id DESC LIMIT $5) AS last
    WHERE number_id = $3 AND accepted_at IS NOT NULL AND purpose <> 'reply'`,
);

/**
 * Reads the inbound messages of the account by inbound_messages_phone_idx.
 */
export const countOptOuts = statement<
  [tenantId: string, accountId: string, numberId: string, since: Date],
  { count: number }
>(
  'phone_numbers.count_opt_outs',
  `SELECT count(DISTINCT from_phone) AS count FROM inbound_messages
    WHERE tenant_id = $1 AND account_id = $2 AND number_id = $3 AND intent = 'stop' AND received_at >= $4`,
);
