import { type Sql, statement } from '../../platform/database/sql.ts';
import type { CampaignRow } from './campaign.ts';

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
  readonly segments_sent: number;
  readonly credits_spent: number;
  readonly credits_held: number;
}

const countMessages = statement<
  [tenantId: string, campaignId: string],
  { state: string; accepted: boolean; waits_for: string | null; count: number; segments: number; credits: number }
>(
  'campaigns.count_messages',
  `SELECT state, accepted_at IS NOT NULL AS accepted, CASE WHEN state IN ('queued', 'scheduled', 'held') THEN state_reason END AS waits_for,
          count(*) AS count, sum(segments)::bigint AS segments, sum(credits)::bigint AS credits
     FROM messages WHERE tenant_id = $1 AND campaign_id = $2 GROUP BY 1, 2, 3`,
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
  const count = (matches: (row: (typeof messages)[number]) => boolean): number =>
    messages.filter(matches).reduce((sum, row) => sum + row.count, 0);
  const accepted = messages.filter((row) => row.accepted);
  const state =
    (...states: string[]) =>
    (row: { state: string }): boolean =>
      states.includes(row.state);
  const excludedCount = excluded.reduce((sum, row) => sum + row.count, 0);
  const decided = count(() => true) + excludedCount;
  const audience = Math.max(campaign.audience_count, decided);
  const undecided = audience - decided;
  const canceled = campaign.state === 'canceled';
  return {
    audience,
    pending: count(state('queued', 'scheduled', 'held', 'submitting')) + (canceled ? 0 : undecided),
    in_flight: count(state('submitting')),
    sent: accepted.reduce((sum, row) => sum + row.count, 0),
    delivered: count(state('delivered')),
    undelivered: count((row) => row.accepted && state('undelivered', 'failed', 'expired')(row)),
    unconfirmed: count(state('delivery_unconfirmed')),
    failed: count((row) => !row.accepted && state('rejected', 'failed', 'expired', 'undelivered')(row)),
    canceled: count(state('canceled')) + (canceled ? undecided : 0),
    excluded: excludedCount,
    excluded_by_reason: Object.fromEntries(excluded.map(({ reason, count: times }) => [reason, times])),
    waiting_by_reason: countWaiting(messages),
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
