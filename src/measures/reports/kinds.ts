import { MESSAGE_STATE, messageState, stateReason } from '../../counting/message-results.ts';
import { batchStatement, type Statement } from '../../platform/database/sql.ts';

export type ReportKind =
  | 'campaigns'
  | 'recipients'
  | 'messages'
  | 'consent'
  | 'credit_entries'
  | 'conversions'
  | 'refunds'
  | 'deliverability';

export type Cell = string | number | Date | null;
/** The values by column, and the position of the row as `key`. */
export type Row = Readonly<Record<string, Cell>> & { readonly key: string };

type Period = [tenantId: string, accountId: string, from: Date, to: Date];

export interface KindOfReport {
  readonly columns: readonly string[];
  /** The next rows after a position. */
  readonly page: Statement<[...Period, after: string, limit: number], Row>;
  readonly count: Statement<Period, { count: number }>;
  readonly pageSize: number;
}

const PAGE = 500;
const OWN = 'tenant_id = $1 AND t.account_id = $2';

/** Rows in the order of a key, each of them `key` in `columns`. Planned for the given values. */
function define(
  NAME: string,
  COLUMNS: Readonly<Record<string, string>>,
  TABLES: string,
  CONDITION: string,
  KEY: { readonly value: string; readonly after: string; readonly order: string },
  pageSize = PAGE,
): KindOfReport {
  const LIST = Object.entries(COLUMNS)
    .map(([name, value]) => `${value} AS ${name}`)
    .join(', ');
  const { value: VALUE, after: AFTER, order: ORDER } = KEY;
  return {
    columns: Object.keys(COLUMNS),
    pageSize,
    page: batchStatement(
      `reports.page_of_${NAME}`,
      `SELECT ${VALUE} AS key, ${LIST} FROM ${TABLES} WHERE ${CONDITION} AND ${AFTER} ORDER BY ${ORDER} LIMIT $6`,
    ),
    count: batchStatement(`reports.count_${NAME}`, `SELECT count(*) AS count FROM ${TABLES} WHERE ${CONDITION}`),
  };
}

const BY_ID = { value: 't.id', after: 't.id > $5', order: 't.id' } as const;
/** Columns that are named as they are stored. */
const plain = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `t.${name}`]));
const during = (TIME: string): string => `t.${OWN} AND t.${TIME} >= $3 AND t.${TIME} < $4`;

/** The messages of a campaign in some states, by messages_campaign_idx. */
const messagesIn = (CONDITION: string): string =>
  `(SELECT count(*) FROM messages m WHERE m.tenant_id = $1 AND m.campaign_id = t.id AND ${CONDITION})`;

/** By messages_account_id_id_idx and other indexes that end with the id. */
export const KINDS: Readonly<Record<ReportKind, KindOfReport>> = {
  campaigns: define(
    'campaigns',
    {
      ...plain('id', 'name', 'state', 'purpose', 'series_id', 'audience_count'),
      messages: messagesIn('true'),
      sent: messagesIn('m.accepted_at IS NOT NULL'),
      delivered: messagesIn("m.state = 'delivered'"),
      credits: `(SELECT coalesce(sum(m.credits), 0)::bigint FROM messages m WHERE m.tenant_id = $1 AND m.campaign_id = t.id AND m.accepted_at IS NOT NULL)`,
      ...plain('created_at', 'launched_at', 'finished_at'),
    },
    'campaigns t',
    during('created_at'),
    BY_ID,
    50,
  ),
  recipients: define(
    'recipients',
    {
      campaign_id: 't.campaign_id',
      contact_id: 't.contact_id',
      phone: 'coalesce(m.to_phone, p.phone)',
      outcome: 't.outcome',
      reason: 't.reason',
      variant: 't.variant',
      message_id: 't.message_id',
      message_state: MESSAGE_STATE,
      error_code: 'm.error_code',
      credits: 'm.credits',
      decided_at: 't.decided_at',
      sent_at: 'm.accepted_at',
      finalized_at: 'm.finalized_at',
    },
    `campaign_recipients t
       JOIN campaigns c ON c.tenant_id = $1 AND c.id = t.campaign_id AND c.account_id = $2
       LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = t.message_id
       LEFT JOIN contacts p ON p.tenant_id = $1 AND p.id = t.contact_id`,
    't.tenant_id = $1 AND t.decided_at >= $3 AND t.decided_at < $4',
    {
      value: "t.campaign_id || ' ' || t.contact_id",
      after: "(t.campaign_id, t.contact_id) > (split_part($5, ' ', 1), split_part($5, ' ', 2))",
      order: 't.campaign_id, t.contact_id',
    },
  ),
  messages: define(
    'messages',
    {
      ...plain('id', 'campaign_id', 'contact_id', 'from_phone', 'to_phone', 'purpose'),
      state: messageState('t'),
      state_reason: stateReason('t'),
      ...plain('error_code', 'encoding', 'segments', 'credits', 'carrier', 'created_at', 'accepted_at', 'finalized_at'),
      text: 't.body',
    },
    'messages t',
    during('created_at'),
    BY_ID,
  ),
  consent: define(
    'consent',
    plain(
      ...['id', 'contact_id', 'phone', 'status', 'scope', 'method', 'source', 'source_url', 'source_id'],
      ...['actor', 'rule_id', 'captured_at', 'received_at'],
    ),
    'consent_entries t',
    during('received_at'),
    BY_ID,
  ),
  credit_entries: define(
    'credit_entries',
    plain('id', 'kind', 'amount', 'ref', 'campaign_id', 'message_id', 'note', 'at'),
    'credit_entries t',
    during('at'),
    BY_ID,
  ),
  conversions: define(
    'conversions',
    plain(
      ...['id', 'contact_id', 'event', 'value_minor', 'currency', 'external_id', 'source_id', 'message_id'],
      ...['campaign_id', 'attribution_version', 'occurred_at', 'refunded_minor', 'refunded_at'],
    ),
    'conversions t',
    during('occurred_at'),
    BY_ID,
  ),
  refunds: define(
    'refunds',
    plain('id', 'conversion_id', 'external_id', 'value_minor', 'currency', 'reason', 'refunded_at'),
    'conversion_refunds t',
    during('refunded_at'),
    BY_ID,
  ),
  deliverability: define(
    'deliverability',
    {
      ...plain(
        'day',
        'from_phone',
        'carrier',
        'error_code',
        'sent',
        'delivered',
        'undelivered',
        'unconfirmed',
        'pending',
      ),
    },
    `(SELECT to_char(m.accepted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, m.from_phone, m.carrier, coalesce(m.error_code, '') AS error_code,
             count(*) AS sent, count(*) FILTER (WHERE m.state = 'delivered') AS delivered,
             count(*) FILTER (WHERE m.state IN ('undelivered', 'failed', 'expired', 'rejected')) AS undelivered,
             count(*) FILTER (WHERE m.state = 'delivery_unconfirmed') AS unconfirmed,
             count(*) FILTER (WHERE m.state IN ('accepted', 'sent')) AS pending
        FROM messages m WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.accepted_at >= $3 AND m.accepted_at < $4
       GROUP BY 1, 2, 3, 4) t`,
    'true',
    {
      value: "concat_ws(' ', t.day, t.from_phone, t.carrier, t.error_code)",
      after: 'concat_ws(\' \', t.day, t.from_phone, t.carrier, t.error_code) COLLATE "C" > $5',
      order: 'concat_ws(\' \', t.day, t.from_phone, t.carrier, t.error_code) COLLATE "C"',
    },
    10_000,
  ),
};
