import { bucketOf } from '../../counting/buckets.ts';
import { IS_FAILED, IS_UNDELIVERED, IS_UNSENT_FAILURE, OUTCOME_DETAIL } from '../../counting/message-results.ts';
import { IS_REPLY } from '../../counting/replies.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { ANY_CHANGE, COUNTS, KEY, NAMES, NEGATED, SUMS } from './columns.ts';

type Measures = Readonly<Record<string, string>>;

const ALL = [...COUNTS, 'value_minor'];
const valuesOf = (measures: Measures): string =>
  ALL.map((name) => `(${measures[name] ?? 'NULL'})::${name === 'value_minor' ? 'numeric' : 'bigint'} AS ${name}`).join(
    ', ',
  );

/** One SELECT of the raw rows of one table. All of it is constants of this file. */
function source(
  {
    at,
    group: GROUP,
    link: LINK = "''",
    detail: DETAIL = "''",
    currency: CURRENCY = "''",
  }: Readonly<Record<'at' | 'group', string>> & Readonly<Partial<Record<'link' | 'detail' | 'currency', string>>>,
  measures: Measures,
  ROWS: string,
): string {
  const BUCKET = bucketOf(at);
  const VALUES = valuesOf(measures);
  return `SELECT ${BUCKET} AS bucket_at, ${GROUP} AS group_key, ${LINK} AS link_id, ${DETAIL} AS detail, ${CURRENCY} AS currency, ${VALUES} FROM ${ROWS}`;
}

const MESSAGES = 'messages m WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.id >= $5 AND m.id < $6';
const OF_MESSAGE = { at: 'm.created_at', group: 'm.measure_group' };
const SENT = '(m.accepted_at IS NOT NULL)::int';

/**
 * What each measure is, read from the rows themselves. IDs sort by the time of their row, so ranges
 * of IDs bound messages and consent entries. Carriers say when they received a message, at most a
 * few days before it has an ID.
 */
const SOURCES = [
  source(
    OF_MESSAGE,
    {
      accepted: '1',
      sent: SENT,
      delivered: "(m.state = 'delivered')::int",
      unconfirmed: "(m.state = 'delivery_unconfirmed')::int",
      segments: `${SENT} * m.segments`,
      credits: `${SENT} * m.credits`,
    },
    MESSAGES,
  ),
  source(
    { ...OF_MESSAGE, detail: OUTCOME_DETAIL },
    {
      undelivered: `(${IS_UNDELIVERED})::int`,
      rejected: `(${IS_UNSENT_FAILURE})::int`,
      canceled: "(m.state = 'canceled')::int",
      credits_returned: `CASE WHEN ${IS_UNDELIVERED} THEN 0 ELSE m.credits END`,
    },
    `${MESSAGES} AND (m.state = 'canceled' OR ${IS_FAILED})`,
  ),
  source(
    { at: 'r.decided_at', group: "r.campaign_id || '/' || coalesce(r.variant, 0)", detail: "coalesce(r.reason, '')" },
    { excluded: '1' },
    `campaigns c JOIN campaign_recipients r ON r.tenant_id = $1 AND r.campaign_id = c.id AND r.outcome = 'excluded'
      WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.launched_at < $4 AND coalesce(c.finished_at, c.launched_at + interval '1 year') >= $3
        AND r.decided_at >= $3 AND r.decided_at < $4`,
  ),
  source(
    {
      at: 'k.bucket_at',
      group: 'k.measure_group',
      link: 'k.link_id',
      detail: "CASE WHEN k.rule = 'human' THEN '' ELSE k.rule END",
    },
    {
      clicks: "CASE WHEN k.rule = 'human' THEN k.clicks END",
      bot_clicks: "CASE WHEN k.rule <> 'human' THEN k.clicks END",
      clickers: 'k.clickers',
    },
    `links l JOIN link_clicks k ON k.tenant_id = $1 AND k.link_id = l.id AND k.bucket_at >= $3 AND k.bucket_at < $4
      WHERE l.tenant_id = $1 AND l.account_id = $2`,
  ),
  source(
    { at: 'i.received_at', group: 'i.measure_group' },
    { replies: '1' },
    `inbound_messages i WHERE i.tenant_id = $1 AND i.account_id = $2 AND ${IS_REPLY} AND i.id >= $9 AND i.id < $10
      AND i.received_at >= $3 AND i.received_at < $4`,
  ),
  source(
    {
      at: 'e.received_at',
      group: "CASE WHEN e.status = 'opted_in' THEN coalesce(e.source_id, '') ELSE e.measure_group END",
      detail: "coalesce(e.method, '')",
    },
    { opt_ins: "(e.status = 'opted_in')::int", opt_outs: "(e.status = 'opted_out')::int" },
    `consent_entries e WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.id >= $7 AND e.id < $8 AND e.status IN ('opted_in', 'opted_out')`,
  ),
  source(
    {
      at: 'v.occurred_at',
      group: "coalesce(v.measure_group, a.measure_group, '')",
      detail: 'v.event',
      currency: "coalesce(v.currency, '')",
    },
    { conversions: '1', value_minor: 'v.value_minor' },
    `conversions v LEFT JOIN messages a ON a.tenant_id = $1 AND a.id = v.message_id
      WHERE v.tenant_id = $1 AND v.account_id = $2 AND v.occurred_at >= $3 AND v.occurred_at < $4`,
  ),
].join('\n     UNION ALL ');

const counted = (TABLE: string): string =>
  `SELECT bucket_at, group_key, link_id, detail, currency, ${NEGATED} FROM ${TABLE}
      WHERE tenant_id = $1 AND account_id = $2 AND bucket_at >= $3 AND bucket_at < $4`;
const ROLLUPS = counted('measure_rollups');
const DIFFERENCES = counted('measure_differences');

export type RecountParams = [
  tenantId: string,
  accountId: string,
  from: Date,
  to: Date,
  firstMessage: string,
  nextMessage: string,
  firstEntry: string,
  nextEntry: string,
  firstInbound: string,
  nextInbound: string,
  differenceId: string,
];

export interface RecountedRow {
  readonly bucket_at: Date;
  readonly group_key: string;
  readonly detail: string;
}

/**
 * Compares the raw rows of a period with what was counted, in the snapshot of one statement, and
 * appends what differs: a change that commits meanwhile brings its own difference. The caller holds
 * a lock, so that nothing is corrected twice.
 */
export const mendDifferences = batchStatement<RecountParams, RecountedRow & Readonly<Record<string, unknown>>>(
  'measures.recount',
  `WITH rows AS (
     ${SOURCES}
     UNION ALL ${ROLLUPS}
     UNION ALL ${DIFFERENCES}),
   wrong AS (
     SELECT $2 AS account_id, bucket_at, group_key, link_id, detail, currency, ${SUMS}
       FROM rows GROUP BY bucket_at, group_key, link_id, detail, currency HAVING ${ANY_CHANGE})
   INSERT INTO measure_differences (tenant_id, id, ${KEY}, ${NAMES})
   SELECT $1, $11 || '/' || row_number() OVER (), ${KEY}, ${NAMES} FROM wrong
   RETURNING ${KEY}, ${NAMES}`,
);
