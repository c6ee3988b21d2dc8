import { ANSWER_DAYS } from '../../counting/buckets.ts';
import { IS_REPLY } from '../../counting/replies.ts';
import type { Owner } from '../../domain/account.ts';
import type { VariantTally } from '../../domain/experiments/choose-winner.ts';
import type { JourneySplitWinner } from '../../generated/types.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

interface Count {
  readonly variant: string;
  readonly contacts: number;
  readonly events: number;
}

type Params = [tenantId: string, accountId: string, journeyId: string, nodeId: string, from: Date, to: Date];

/**
 * The contacts that chance gave a variant, each from its first passage on. Reads the enrollments of
 * the journey once; a decision is made once.
 */
const TAKEN = `passed AS (
     SELECT e.contact_id, v.variant, v.at, e.goal_reached_at FROM journey_enrollments e
      CROSS JOIN LATERAL jsonb_to_recordset(e.variants) AS v (node_id text, variant text, at timestamptz, won boolean)
      WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.journey_id = $3 AND e.variants IS NOT NULL
        AND v.node_id = $4 AND v.at >= $5 AND v.at <= $6 AND v.won IS NOT TRUE),
   taken AS MATERIALIZED (SELECT DISTINCT ON (contact_id) contact_id, variant, at FROM passed ORDER BY contact_id, at)`;
/** Messages of the journey that the contact got afterwards, and that a carrier accepted. */
const MESSAGES = `messages m ON m.tenant_id = $1 AND m.journey_id = $3 AND m.contact_id = t.contact_id AND m.created_at >= t.at AND m.accepted_at IS NOT NULL`;

/** `RESPONSES`: what is joined to the contacts `t`; it leaves those who did what is counted. */
const tally = (NAME: string, RESPONSES: string) =>
  batchStatement<Params, Count>(
    `journeys.tally_${NAME}`,
    `WITH ${TAKEN},
   did AS (SELECT DISTINCT t.contact_id FROM taken t ${RESPONSES})
   SELECT t.variant, count(*)::int AS contacts, count(d.contact_id)::int AS events
     FROM taken t LEFT JOIN did d ON d.contact_id = t.contact_id GROUP BY t.variant`,
  );

/** As campaigns count them, with the messages of the journey instead. */
const STATEMENTS: Readonly<Record<JourneySplitWinner['metric'], ReturnType<typeof tally>>> = {
  goal: tally('goal', 'JOIN passed p ON p.contact_id = t.contact_id AND p.goal_reached_at >= t.at'),
  clicks: tally(
    'clicks',
    `JOIN ${MESSAGES} JOIN events e ON e.tenant_id = $1 AND e.account_id = $2 AND e.contact_id = t.contact_id AND e.name = 'link.clicked'
      AND e.occurred_at >= t.at AND e.properties ->> 'message_id' = m.id`,
  ),
  replies: tally(
    'replies',
    `JOIN ${MESSAGES} JOIN inbound_messages i ON i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = m.to_phone
      AND i.received_at >= m.accepted_at AND i.received_at < m.accepted_at + interval '${ANSWER_DAYS} days' AND ${IS_REPLY}`,
  ),
  opt_outs: tally(
    'opt_outs',
    `JOIN ${MESSAGES} JOIN consent_entries e ON e.tenant_id = $1 AND e.account_id = $2 AND e.phone = m.to_phone AND e.status = 'opted_out'
      AND e.captured_at >= m.accepted_at AND e.captured_at < m.accepted_at + interval '${ANSWER_DAYS} days'`,
  ),
  conversions: tally(
    'conversions',
    `JOIN ${MESSAGES} JOIN conversions c ON c.tenant_id = $1 AND c.account_id = $2 AND c.contact_id = t.contact_id AND c.message_id = m.id`,
  ),
  // The primary goal of the journey, from the arrival at the split; without one no contact counts.
  outcome: tally(
    'outcome',
    `JOIN outcomes o ON o.tenant_id = $1 AND o.account_id = $2 AND o.ref_id = $3 AND o.is_primary AND o.state = 'active'
     JOIN conversions c ON c.tenant_id = $1 AND c.account_id = $2 AND c.contact_id = t.contact_id AND c.event = o.event
      AND c.occurred_at >= t.at AND c.occurred_at < t.at + make_interval(hours => o.deadline_hours)`,
  ),
};

/** The contacts of each variant, and how many of them did what the metric counts. */
export async function tallyVariants(
  sql: Sql,
  { tenantId, accountId }: Owner,
  split: { readonly journeyId: string; readonly nodeId: string; readonly names: readonly string[] },
  metric: JourneySplitWinner['metric'],
  period: { readonly from: Date; readonly to: Date },
): Promise<readonly (VariantTally & { readonly name: string })[]> {
  const { journeyId, nodeId, names } = split;
  const rows = await sql.rows(STATEMENTS[metric], tenantId, accountId, journeyId, nodeId, period.from, period.to);
  return names.map((name) => {
    const found = rows.find(({ variant }) => variant === name);
    return { name, recipients: found?.contacts ?? 0, events: found?.events ?? 0 };
  });
}

/** Departures of all contacts over edges of variants: never fewer than the contacts. */
const countPassages = batchStatement<[tenantId: string, journeyId: string, nodeId: string], { count: number }>(
  'journeys.count_passages',
  `SELECT coalesce(sum(count), 0)::bigint AS count FROM journey_counts
    WHERE tenant_id = $1 AND journey_id = $2 AND node_id = $3 AND edge LIKE 'variant:%'`,
);

const countTaken = batchStatement<Params, { count: number }>(
  'journeys.count_taken',
  `WITH ${TAKEN} SELECT count(*)::int AS count FROM taken`,
);

/** Whether so many contacts took a variant. A few rows say no for most splits. */
export async function haveTaken(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { journeyId, nodeId }: { readonly journeyId: string; readonly nodeId: string },
  contacts: number,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<boolean> {
  const passages = await sql.row(countPassages, tenantId, journeyId, nodeId);
  if ((passages?.count ?? 0) < contacts) return false;
  const taken = await sql.row(countTaken, tenantId, accountId, journeyId, nodeId, from, to);
  return (taken?.count ?? 0) >= contacts;
}
