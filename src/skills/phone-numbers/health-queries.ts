import { statement } from '../../platform/sql.ts';

export const findNumber = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'phone_numbers.find',
  'SELECT id FROM sender_numbers WHERE tenant_id = $1 AND account_id = $2 AND id = $3',
);

interface TextCounts {
  readonly sent: number;
  readonly delivered: number;
  readonly failed: number;
  readonly filtered: number;
}

/** The last texts of the account, newest first, of which those of this number are counted: ids sort by time. */
export const countTexts = statement<
  [tenantId: string, accountId: string, numberId: string, since: Date, most: number, filteredCodes: readonly string[]],
  TextCounts
>(
  'phone_numbers.count_texts',
  `SELECT count(*) AS sent, count(*) FILTER (WHERE state = 'delivered') AS delivered,
          count(*) FILTER (WHERE state IN ('undelivered', 'failed', 'expired')) AS failed,
          count(*) FILTER (WHERE error_code = ANY ($6)) AS filtered
     FROM (SELECT m.state, m.error_code, m.number_id, m.accepted_at, m.purpose FROM messages m
            WHERE m.tenant_id = $1 AND m.account_id >= $2 AND m.account_id <= $2 AND m.created_at >= $4
            ORDER BY m.account_id DESC, m.id DESC LIMIT $5) AS last
    WHERE number_id = $3 AND accepted_at IS NOT NULL AND purpose <> 'reply'`,
);

/** By inbound_messages_tenant_id_account_id_from_phone_idx: the replies of the account. */
export const countOptOuts = statement<
  [tenantId: string, accountId: string, numberId: string, since: Date],
  { count: number }
>(
  'phone_numbers.count_opt_outs',
  `SELECT count(DISTINCT from_phone) AS count FROM inbound_messages
    WHERE tenant_id = $1 AND account_id = $2 AND number_id = $3 AND intent = 'stop' AND received_at >= $4`,
);
