import type { WinnerVerdict } from '../../../domain/experiments/choose-winner.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { CampaignRow } from '../campaign.ts';

export interface ExperimentDecisionRow {
  readonly decided_at: Date;
  readonly winner: number | null;
  /** The variant that the remainder gets; null when it gets none. */
  readonly sent_variant: number | null;
  readonly reason: WinnerVerdict['reason'] | 'chosen';
  readonly p_value: number | null;
}

/** Null before the decision. */
export async function findExperimentDecision(
  sql: Sql,
  { tenant_id, id }: CampaignRow,
): Promise<ExperimentDecisionRow | null> {
  const found = await sql.tenant(tenant_id).experiment_decisions.findFirst({ where: { campaign_id: id } });
  return found as ExperimentDecisionRow | null;
}
