import { ACCEPTED_RESULTS, MESSAGE_RESULT } from '../../counting/message-results.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { CampaignRow } from '../../sending/campaigns/campaign.ts';
import { asWinner } from '../../sending/campaigns/experiments/as-winner.ts';
import { countEvents } from '../../sending/campaigns/experiments/variant-events.ts';
import { type CampaignTotals, resultsOf } from '../rollups/campaign-totals.ts';

/** At any time recipients = sent + excluded + canceled + failed + pending. */
export interface VariantResults extends ReturnType<typeof resultsOf> {
  readonly clicks: number;
  readonly replies: number;
  readonly opt_outs: number;
  readonly conversions: number;
}

/** Of one variant: the recipients to whom chance gave it, and those who got it as the winner. */
export interface VariantProgress extends VariantResults {
  readonly name: string;
  readonly results_as_winner: VariantResults;
}

interface ResultRow {
  readonly variant: number;
  readonly as_winner: boolean;
  readonly result: string;
  readonly count: number;
}

const AS_WINNER = asWinner('$2');

/** Reads the recipients of the campaign by their primary key, with one lookup per message. */
const countResults = statement<[tenantId: string, campaignId: string], ResultRow>(
  'campaigns.count_variant_results',
  `SELECT r.variant, ${AS_WINNER} AS as_winner, CASE WHEN r.message_id IS NULL THEN 'excluded' ELSE ${MESSAGE_RESULT} END AS result, count(*) AS count
     FROM campaign_recipients r LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
    WHERE r.tenant_id = $1 AND r.campaign_id = $2 AND r.variant IS NOT NULL GROUP BY r.variant, as_winner, result`,
);

/**
 * The statuses come from the rollups until the remainder gets its variant: the rollups do not tell
 * the winner's messages from those of the test, so from then on the rows are counted. What people
 * did is always counted from the rows, each person once; the rollups count every click and reply.
 */
export async function readVariantProgress(
  sql: Sql,
  campaign: CampaignRow,
  totals: readonly CampaignTotals[],
): Promise<VariantProgress[]> {
  const { tenant_id: tenantId, account_id: accountId, id, experiment, phase, launched_at: launchedAt } = campaign;
  if (experiment === null) return [];
  const owner = { tenantId, accountId };
  const since = launchedAt ?? campaign.created_at;
  const [rows, clicks, replies, optOuts, conversions] = await Promise.all([
    phase === 'remainder' ? sql.rows(countResults, tenantId, id) : null,
    countEvents(sql, owner, id, 'clicks', since),
    countEvents(sql, owner, id, 'replies', since),
    countEvents(sql, owner, id, 'opt_outs', since),
    countEvents(sql, owner, id, 'conversions', since),
  ]);
  const resultsFor = (variant: number, isWinner: boolean): VariantResults => ({
    ...(rows === null
      ? resultsOf(isWinner ? [] : totals.filter((row) => row.variant === String(variant)))
      : resultsOfRows(rows.filter((row) => row.variant === variant && row.as_winner === isWinner))),
    clicks: clicks(variant, isWinner),
    replies: replies(variant, isWinner),
    opt_outs: optOuts(variant, isWinner),
    conversions: conversions(variant, isWinner),
  });
  return experiment.variants.map(({ name }, index) => ({
    name,
    ...resultsFor(index + 1, false),
    results_as_winner: resultsFor(index + 1, true),
  }));
}

/** As `resultsOf` sums the rollups. */
function resultsOfRows(rows: readonly ResultRow[]): ReturnType<typeof resultsOf> {
  const sum = (...results: readonly string[]): number =>
    rows.reduce((whole, { result, count }) => (results.includes(result) ? whole + count : whole), 0);
  return {
    pending: sum('pending', 'in_flight'),
    sent: sum(...ACCEPTED_RESULTS),
    delivered: sum('delivered'),
    undelivered: sum('undelivered'),
    unconfirmed: sum('unconfirmed'),
    failed: sum('failed'),
    canceled: sum('canceled'),
    excluded: sum('excluded'),
    recipients: rows.reduce((whole, { count }) => whole + count, 0),
  };
}
