import { ANSWER_DAYS } from '../../../counting/buckets.ts';
import { IS_REPLY } from '../../../counting/replies.ts';
import type { Owner } from '../../../domain/account.ts';
import { batchStatement, type Sql } from '../../../platform/database/sql.ts';
import type { Metric } from '../experiment.ts';
import { asWinner } from './as-winner.ts';

interface Count {
  readonly variant: number;
  readonly as_winner: boolean;
  readonly count: number;
}

type Params = [tenantId: string, accountId: string, campaignId: string, launchedAt: Date];

/** The recipients of messages that a carrier accepted. */
const RECIPIENTS = `campaign_recipients r JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id AND m.accepted_at IS NOT NULL`;
const COUNTED = `r.variant, ${asWinner('$3')} AS as_winner, count(DISTINCT r.contact_id) AS count`;
const OF_CAMPAIGN = 'r.tenant_id = $1 AND r.campaign_id = $3 AND r.variant IS NOT NULL';

/** An opt-out is no reply: only other messages show interest. */
const replies = batchStatement<Params, Count>(
  'experiments.replies',
  `SELECT ${COUNTED} FROM ${RECIPIENTS}
     JOIN inbound_messages i ON i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = m.to_phone
      AND i.received_at >= m.accepted_at AND i.received_at < m.accepted_at + interval '${ANSWER_DAYS} days'
    WHERE ${OF_CAMPAIGN} AND i.received_at >= $4 AND ${IS_REPLY}
    GROUP BY r.variant, as_winner`,
);

const optOuts = batchStatement<Params, Count>(
  'experiments.opt_outs',
  `SELECT ${COUNTED} FROM ${RECIPIENTS}
     JOIN consent_entries e ON e.tenant_id = $1 AND e.account_id = $2 AND e.phone = m.to_phone AND e.status = 'opted_out'
      AND e.captured_at >= m.accepted_at AND e.captured_at < m.accepted_at + interval '${ANSWER_DAYS} days'
    WHERE ${OF_CAMPAIGN} AND e.captured_at >= $4
    GROUP BY r.variant, as_winner`,
);

/** The attribution of a conversion has a window of its own. */
const conversions = batchStatement<Params, Count>(
  'experiments.conversions',
  `SELECT ${COUNTED} FROM ${RECIPIENTS}
     JOIN conversions c ON c.tenant_id = $1 AND c.account_id = $2 AND c.contact_id = r.contact_id AND c.campaign_id = $3
    WHERE ${OF_CAMPAIGN} AND c.occurred_at >= $4
    GROUP BY r.variant, as_winner`,
);

const clicks = batchStatement<Params, Count>(
  'experiments.clicks',
  `SELECT ${COUNTED} FROM ${RECIPIENTS}
     JOIN events e ON e.tenant_id = $1 AND e.account_id = $2 AND e.contact_id = r.contact_id AND e.name = 'link.clicked'
      AND e.properties ->> 'campaign_id' = $3
    WHERE ${OF_CAMPAIGN} AND e.occurred_at >= $4
    GROUP BY r.variant, as_winner`,
);

/** The primary goal of the campaign or of its series; without one no contact counts. */
const outcome = batchStatement<Params, Count>(
  'experiments.outcome',
  `SELECT ${COUNTED} FROM ${RECIPIENTS}
     JOIN outcomes o ON o.tenant_id = $1 AND o.account_id = $2
      AND o.ref_id IN ($3, (SELECT s.series_id FROM campaigns s WHERE s.tenant_id = $1 AND s.id = $3)) AND o.is_primary AND o.state = 'active'
     JOIN conversions c ON c.tenant_id = $1 AND c.account_id = $2 AND c.contact_id = r.contact_id AND c.event = o.event
      AND c.occurred_at >= m.accepted_at AND c.occurred_at < m.accepted_at + make_interval(hours => o.deadline_hours)
    WHERE ${OF_CAMPAIGN} AND c.occurred_at >= $4
    GROUP BY r.variant, as_winner`,
);

const STATEMENTS: Readonly<Record<Metric, typeof clicks>> = {
  clicks,
  conversions,
  replies,
  opt_outs: optOuts,
  outcome,
};

/**
 * The recipients who did what the metric counts, each counted once: of those that got a variant by
 * chance, or of those that got it because it had won.
 */
export type CountOfVariant = (variant: number, isWinner: boolean) => number;

/** The counts of each variant. */
export async function countEvents(
  sql: Sql,
  { tenantId, accountId }: Owner,
  campaignId: string,
  metric: Metric,
  launchedAt: Date,
): Promise<CountOfVariant> {
  const rows = await sql.rows(STATEMENTS[metric], tenantId, accountId, campaignId, launchedAt);
  return (variant, isWinner) => rows.find((row) => row.variant === variant && row.as_winner === isWinner)?.count ?? 0;
}
