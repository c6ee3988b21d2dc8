import { type Sql, statement } from '../../platform/database/sql.ts';
import { type Count, NAMES, WIRE_SUMS } from './columns.ts';

export interface CampaignTotals extends Readonly<Record<Count, number>> {
  /** Number of the variant, from 1; empty without one. */
  readonly variant: string;
  readonly detail: string;
}

const COLUMNS = `group_key, detail, ${NAMES}`;

/** A few rows per quarter of an hour in which the campaign accepted messages. */
const sumCampaign = statement<[tenantId: string, campaignId: string], CampaignTotals>(
  'measures.sum_campaign',
  `WITH groups AS MATERIALIZED (
     SELECT key, variant FROM measure_groups WHERE tenant_id = $1 AND campaign_id = $2 AND campaign_id <> ''
     UNION
     SELECT group_key, coalesce(dimensions ->> 'variant', '') FROM measure_differences WHERE tenant_id = $1 AND dimensions ->> 'campaign_id' = $2),
   rows AS (
     SELECT ${COLUMNS} FROM measure_rollups WHERE tenant_id = $1 AND group_key = ANY (ARRAY (SELECT key FROM groups))
     UNION ALL
     SELECT ${COLUMNS} FROM measure_differences WHERE tenant_id = $1 AND group_key = ANY (ARRAY (SELECT key FROM groups)))
   SELECT g.variant, r.detail, ${WIRE_SUMS} FROM rows r JOIN groups g ON g.key = r.group_key GROUP BY g.variant, r.detail`,
);

/** The measures of a campaign since its launch, by variant and detail, as of this statement. */
export const sumOfCampaign = (sql: Sql, tenantId: string, campaignId: string): Promise<CampaignTotals[]> =>
  sql.rows(sumCampaign, tenantId, campaignId);

/** Recipients by the result of their message. */
export function resultsOf(totals: readonly CampaignTotals[]) {
  const sum = (name: Count): number => totals.reduce((whole, row) => whole + row[name], 0);
  const [accepted, sent, failed, canceled] = [sum('accepted'), sum('sent'), sum('rejected'), sum('canceled')];
  return {
    pending: accepted - sent - failed - canceled,
    sent,
    delivered: sum('delivered'),
    undelivered: sum('undelivered'),
    unconfirmed: sum('unconfirmed'),
    failed,
    canceled,
    excluded: sum('excluded'),
    recipients: accepted + sum('excluded'),
  };
}
