import type { Sql } from '../../platform/database/sql.ts';
import type { CampaignRow } from '../../sending/campaigns/campaign.ts';
import { countEvents } from '../../sending/campaigns/experiments/variant-events.ts';
import { type CampaignTotals, resultsOf } from '../rollups/campaign-totals.ts';

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

/**
 * The statuses come from the rollups. What people did is counted from the rows, each person once;
 * the rollups count every click and reply.
 */
export async function readVariantProgress(
  sql: Sql,
  campaign: CampaignRow,
  totals: readonly CampaignTotals[],
): Promise<VariantProgress[]> {
  const { tenant_id: tenantId, account_id: accountId, id, experiment, launched_at: launchedAt } = campaign;
  if (experiment === null) return [];
  const owner = { tenantId, accountId };
  const since = launchedAt ?? campaign.created_at;
  const [clicks, replies, optOuts, conversions] = await Promise.all([
    countEvents(sql, owner, id, 'clicks', since),
    countEvents(sql, owner, id, 'replies', since),
    countEvents(sql, owner, id, 'opt_outs', since),
    countEvents(sql, owner, id, 'conversions', since),
  ]);
  return experiment.variants.map(({ name }, index) => {
    const variant = index + 1;
    const own = totals.filter((row) => row.variant === String(variant));
    return {
      name,
      ...resultsOf(own),
      clicks: clicks(variant),
      replies: replies(variant),
      opt_outs: optOuts(variant),
      conversions: conversions(variant),
    };
  });
}
