import { type Sql, statement } from '../../platform/database/sql.ts';
import type { CampaignRow } from './campaign.ts';
import { readVariantProgress, type VariantProgress } from './experiments/variant-progress.ts';
import { ACCEPTED_RESULTS, MESSAGE_RESULT } from './result.ts';

/** Recipients by status. At any time audience = sent + excluded + canceled + failed + pending. */
export interface Progress {
  readonly audience: number;
  readonly pending: number;
  readonly in_flight: number;
  readonly sent: number;
  readonly delivered: number;
  readonly undelivered: number;
  readonly unconfirmed: number;
  readonly failed: number;
  readonly canceled: number;
  readonly excluded: number;
  readonly excluded_by_reason: Record<string, number>;
  readonly waiting_by_reason: Record<string, number>;
  readonly by_variant: VariantProgress[];
  readonly segments_sent: number;
  readonly credits_spent: number;
  readonly credits_held: number;
}

const countMessages = statement<
  [tenantId: string, campaignId: string],
  { result: string; waits_for: string | null; count: number; segments: number; credits: number }
>(
  'campaigns.count_messages',
  `SELECT ${MESSAGE_RESULT} AS result, CASE WHEN m.state IN ('queued', 'scheduled', 'held') THEN m.state_reason END AS waits_for,
          count(*) AS count, sum(m.segments)::bigint AS segments, sum(m.credits)::bigint AS credits
     FROM messages m WHERE m.tenant_id = $1 AND m.campaign_id = $2 GROUP BY 1, 2`,
);

const countExcluded = statement<[tenantId: string, campaignId: string], { reason: string; count: number }>(
  'campaigns.count_excluded',
  "SELECT reason, count(*) AS count FROM campaign_recipients WHERE tenant_id = $1 AND campaign_id = $2 AND outcome = 'excluded' GROUP BY reason",
);

const sumHolds = statement<[tenantId: string, campaignId: string], { held: number }>(
  'campaigns.sum_holds',
  'SELECT coalesce(sum(amount - captured - released), 0)::bigint AS held FROM credit_holds WHERE tenant_id = $1 AND campaign_id = $2',
);

/** Counted from the rows, because a separate counter could drift from them. */
export async function readProgress(sql: Sql, campaign: CampaignRow): Promise<Progress> {
  const { tenant_id: tenantId, id } = campaign;
  const messages = await sql.rows(countMessages, tenantId, id);
  const excluded = await sql.rows(countExcluded, tenantId, id);
  const held = (await sql.row(sumHolds, tenantId, id))?.held ?? 0;
  const count = (...results: readonly string[]): number =>
    messages.filter(({ result }) => results.includes(result)).reduce((sum, row) => sum + row.count, 0);
  const accepted = messages.filter(({ result }) => ACCEPTED_RESULTS.includes(result));
  const excludedCount = excluded.reduce((sum, row) => sum + row.count, 0);
  const decided = messages.reduce((sum, row) => sum + row.count, 0) + excludedCount;
  const audience = Math.max(campaign.audience_count, decided);
  const undecided = audience - decided;
  const canceled = campaign.state === 'canceled';
  return {
    audience,
    pending: count('pending', 'in_flight') + (canceled ? 0 : undecided),
    in_flight: count('in_flight'),
    sent: count(...ACCEPTED_RESULTS),
    delivered: count('delivered'),
    undelivered: count('undelivered'),
    unconfirmed: count('unconfirmed'),
    failed: count('failed'),
    canceled: count('canceled') + (canceled ? undecided : 0),
    excluded: excludedCount,
    excluded_by_reason: Object.fromEntries(excluded.map(({ reason, count: times }) => [reason, times])),
    waiting_by_reason: countWaiting(messages),
    by_variant: await readVariantProgress(sql, campaign),
    segments_sent: accepted.reduce((sum, row) => sum + row.segments, 0),
    credits_spent: accepted.reduce((sum, row) => sum + row.credits, 0),
    credits_held: held,
  };
}

function countWaiting(
  rows: readonly { readonly waits_for: string | null; readonly count: number }[],
): Record<string, number> {
  const waiting: Record<string, number> = {};
  for (const { waits_for: reason, count } of rows)
    if (reason !== null) waiting[reason] = (waiting[reason] ?? 0) + count;
  return waiting;
}
