import { AFTER_ALL } from '../../people/audience/audience.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

const dropRemainderRanges = statement<[tenantId: string, campaignId: string]>(
  'campaigns.drop_remainder_ranges',
  `DELETE FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2
      AND (SELECT phase FROM campaigns WHERE tenant_id = $1 AND id = $2) = 'remainder'`,
);

/**
 * The contacts that are not split into ranges yet become one range. It is empty when only contacts
 * are left that wait for a winner, which `campaign_remainders` lists.
 */
const insertLastRange = statement<[tenantId: string, campaignId: string, afterAll: string]>(
  'campaigns.insert_last_range',
  `INSERT INTO campaign_ranges (tenant_id, campaign_id, up_to, cursor)
   SELECT $1, $2, $3, CASE WHEN c.fanout_done OR c.phase = 'remainder' THEN $3 ELSE c.fanout_cursor END FROM campaigns c
    WHERE c.tenant_id = $1 AND c.id = $2 AND c.audience_count > 0
      AND (NOT c.fanout_done OR EXISTS (SELECT FROM campaign_remainders r WHERE r.tenant_id = $1 AND r.campaign_id = $2))
   ON CONFLICT DO NOTHING`,
);

/**
 * Leaves the ranges and remainders of a campaign that is being canceled to `recordUnreached`: the
 * contacts that the fan-out has not reached. Drafts and series have none. The caller holds the lock
 * of the campaign and of its ranges.
 */
export async function keepUnreached(tx: Sql, tenantId: string, campaignId: string): Promise<void> {
  await tx.run(dropRemainderRanges, tenantId, campaignId);
  await tx.run(insertLastRange, tenantId, campaignId, AFTER_ALL);
}
