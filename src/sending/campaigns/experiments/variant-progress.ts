import { type Sql, statement } from '../../../platform/database/sql.ts';
import type { CampaignRow } from '../campaign.ts';
import { ACCEPTED_RESULTS, MESSAGE_RESULT } from '../result.ts';
import { countEvents } from './variant-events.ts';

/**
 * Recipients of one variant by status. At any time recipients = sent + excluded + canceled + failed
 * + pending.
 */
export interface VariantProgress {
  readonly name: string;
  readonly recipients: number;
  readonly pending: number;
  readonly sent: number;
  readonly delivered: number;
  readonly undelivered: number;
  readonly unconfirmed: number;
  readonly failed: number;
  readonly canceled: number;
  readonly excluded: number;
  readonly clicks: number;
  readonly replies: number;
  readonly opt_outs: number;
  readonly conversions: number;
}

const countByVariant = statement<
  [tenantId: string, campaignId: string],
  { variant: number; result: string; count: number }
>(
  'experiments.count_by_variant',
  `SELECT r.variant, CASE WHEN r.outcome = 'excluded' THEN 'excluded' ELSE ${MESSAGE_RESULT} END AS result, count(*) AS count
     FROM campaign_recipients r LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
    WHERE r.tenant_id = $1 AND r.campaign_id = $2 AND r.variant IS NOT NULL
    GROUP BY 1, 2`,
);

/** Counted from the rows, like the progress of the campaign; empty without an experiment. */
export async function readVariantProgress(sql: Sql, campaign: CampaignRow): Promise<VariantProgress[]> {
  const { tenant_id: tenantId, account_id: accountId, id, experiment, launched_at: launchedAt } = campaign;
  if (experiment === null) return [];
  const owner = { tenantId, accountId };
  const since = launchedAt ?? campaign.created_at;
  const [rows, clicks, replies, optOuts, conversions] = await Promise.all([
    sql.rows(countByVariant, tenantId, id),
    countEvents(sql, owner, id, 'clicks', since),
    countEvents(sql, owner, id, 'replies', since),
    countEvents(sql, owner, id, 'opt_outs', since),
    countEvents(sql, owner, id, 'conversions', since),
  ]);
  return experiment.variants.map(({ name }, index) => {
    const variant = index + 1;
    const own = rows.filter((row) => row.variant === variant);
    const count = (...results: readonly string[]): number =>
      own.filter(({ result }) => results.includes(result)).reduce((sum, row) => sum + row.count, 0);
    return {
      name,
      recipients: own.reduce((sum, row) => sum + row.count, 0),
      pending: count('pending', 'in_flight'),
      sent: count(...ACCEPTED_RESULTS),
      delivered: count('delivered'),
      undelivered: count('undelivered'),
      unconfirmed: count('unconfirmed'),
      failed: count('failed'),
      canceled: count('canceled'),
      excluded: count('excluded'),
      clicks: clicks(variant),
      replies: replies(variant),
      opt_outs: optOuts(variant),
      conversions: conversions(variant),
    };
  });
}
