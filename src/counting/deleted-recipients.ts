import type { Warning } from '../generated/types.ts';
import type { Sql } from '../platform/database/sql.ts';

/** When a campaign ended. */
export interface EndedCampaign {
  readonly tenant_id: string;
  readonly state: string;
  readonly updated_at: Date;
  readonly finished_at: Date | null;
}

/**
 * The warning of a result that is counted from the recipients of a campaign, when they were deleted
 * by age: without it, zeros would look like figures.
 */
export async function warnOfDeletedRecipients(
  sql: Sql,
  { tenant_id: tenantId, state, updated_at: updatedAt, finished_at: finishedAt }: EndedCampaign,
): Promise<{ readonly warnings?: Warning[] }> {
  if (state !== 'completed' && state !== 'canceled') return {};
  const retention = await sql.tenant(tenantId).data_retention.findFirst({
    where: { kind: 'campaign_recipients', deleted_before: { gte: finishedAt ?? updatedAt } },
    select: { kind: true },
  });
  if (retention === null) return {};
  const message =
    'The recipients of this campaign were deleted by age, so that nothing is counted or listed by recipient. Its totals stay.';
  return { warnings: [{ code: 'recipients_deleted', message }] };
}
