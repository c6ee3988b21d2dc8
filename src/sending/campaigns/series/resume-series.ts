import type { Sql } from '../../../platform/database/sql.ts';
import { type CampaignRow, moveCampaign } from '../campaign.ts';
import { occurrencesOfSeries, type RecurrenceSettings } from '../recurrence.ts';

/**
 * Continues a series with its next occurrence: those that passed during the pause are left out. A
 * series without a next occurrence is completed. The caller holds the campaign's lock.
 */
export async function resumeSeries(
  tx: Sql,
  campaign: CampaignRow,
  recurrence: RecurrenceSettings,
  now: Date,
): Promise<CampaignRow> {
  const next = occurrencesOfSeries(recurrence).next(now, 'inclusive');
  await setNextOccurrence(tx, campaign, next);
  return moveCampaign(tx, campaign, next === null ? 'completed' : 'recurring', null, now);
}

export async function setNextOccurrence(tx: Sql, { tenant_id, id }: CampaignRow, next: Date | null): Promise<void> {
  await tx.tenant(tenant_id).campaigns.update({
    where: { tenant_id_id: { tenant_id, id } },
    data: { next_occurrence_at: next, occurrence_due_at: next },
  });
}
