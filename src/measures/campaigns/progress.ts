import { type Sql, statement } from '../../platform/database/sql.ts';
import type { CampaignRow } from '../../sending/campaigns/campaign.ts';
import { resultsOf, sumOfCampaign } from '../rollups/campaign-totals.ts';
import type { Count } from '../rollups/columns.ts';
import { readVariantProgress, type VariantProgress } from './variant-progress.ts';

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

/**
 * What the rollups cannot tell: where the messages are that no carrier has accepted. Reads two
 * small tables by the queues of the campaign, its ID with or without a number; `0` follows `/`.
 */
const countWaiting = statement<
  [tenantId: string, campaignId: string],
  { in_flight: boolean; waits_for: string | null; count: number }
>(
  'campaigns.count_waiting',
  `SELECT false AS in_flight, waits_for, count(*) AS count FROM message_queue
    WHERE tenant_id = $1 AND queue >= $2 AND queue < $2 || '0' GROUP BY waits_for
   UNION ALL
   SELECT true, NULL, coalesce(sum(cardinality(message_ids)), 0) FROM message_leases WHERE tenant_id = $1 AND queue >= $2 AND queue < $2 || '0'`,
);

const sumHolds = statement<[tenantId: string, campaignId: string], { held: number }>(
  'campaigns.sum_holds',
  'SELECT coalesce(sum(amount - captured - released), 0)::bigint AS held FROM credit_holds WHERE tenant_id = $1 AND campaign_id = $2',
);

/**
 * From the rollups and the differences that are not folded yet, which together equal a count of the
 * rows.
 */
export async function readProgress(sql: Sql, campaign: CampaignRow): Promise<Progress> {
  const { tenant_id: tenantId, id } = campaign;
  const totals = await sumOfCampaign(sql, tenantId, id);
  const sum = (name: Count): number => totals.reduce((whole, row) => whole + row[name], 0);
  const { recipients, pending: left, ...results } = resultsOf(totals);
  const waiting = left > 0 ? await sql.rows(countWaiting, tenantId, id) : [];
  const held = (await sql.row(sumHolds, tenantId, id))?.held ?? 0;
  const inFlight = waiting.find(({ in_flight: isInFlight }) => isInFlight)?.count ?? 0;
  const excluded = totals.filter((row) => row.excluded > 0);
  const audience = Math.max(campaign.audience_count, recipients);
  const undecided = audience - recipients;
  const canceled = campaign.state === 'canceled';
  return {
    audience,
    ...results,
    pending: left + (canceled ? 0 : undecided),
    in_flight: inFlight,
    canceled: results.canceled + (canceled ? undecided : 0),
    excluded_by_reason: sumBy(excluded.map((row) => [row.detail, row.excluded])),
    waiting_by_reason: sumBy(
      waiting.flatMap(({ waits_for: reason, count }) => (reason === null ? [] : [[reason, count] as const])),
    ),
    by_variant: await readVariantProgress(sql, campaign, totals),
    segments_sent: sum('segments'),
    credits_spent: sum('credits'),
    credits_held: held,
  };
}

function sumBy(entries: readonly (readonly [key: string, count: number])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [key, count] of entries) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}
