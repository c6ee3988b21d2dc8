import { needs } from '../../../next-actions.ts';
import { type Sql, statement } from '../../../platform/database/sql.ts';
import type { CampaignRow } from '../campaign.ts';
import type { Finding } from '../finding.ts';

const findPrimary = statement<[tenantId: string, accountId: string, ids: readonly string[]], { id: string }>(
  'campaigns.find_primary_outcome',
  "SELECT id FROM outcomes WHERE tenant_id = $1 AND account_id = $2 AND ref_id = ANY ($3) AND is_primary AND state = 'active' LIMIT 1",
);

/** An experiment that the primary outcome decides needs one, of the campaign or of its series. */
export async function missingOutcome(sql: Sql, campaign: CampaignRow): Promise<Finding[]> {
  const { tenant_id: tenantId, account_id: accountId, id, series_id: seriesId, experiment } = campaign;
  if (experiment?.winner?.metric !== 'outcome') return [];
  const ids = seriesId === null ? [id] : [id, seriesId];
  if ((await sql.row(findPrimary, tenantId, accountId, ids)) !== null) return [];
  return [
    {
      code: 'no_primary_outcome',
      message: 'The experiment is decided by the primary outcome, but the campaign has none. Define it.',
      next_actions: [
        {
          skill: 'outcomes.define',
          params: { campaign_id: id, primary: true },
          needs: needs({
            name: 'Name of the outcome.',
            event: 'Type of the conversions that reach the goal, such as `purchase`.',
          }),
          why: 'Defines the goal that decides the experiment.',
        },
      ],
    },
  ];
}
