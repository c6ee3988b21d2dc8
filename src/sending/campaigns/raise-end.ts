import { raiseSignals } from '../../events/signals/raise.ts';
import type { Sql } from '../../platform/database/sql.ts';

interface EndedCampaign {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly id: string;
  readonly name: string;
  readonly state: string;
}

/** Tells rules that a campaign completed or was canceled. */
export async function raiseCampaignEnd(
  tx: Sql,
  { tenant_id: tenantId, account_id: accountId, id, name, state }: EndedCampaign,
  now: Date,
): Promise<void> {
  const data = { campaign_id: id, campaign_name: name, state };
  const signal = { kind: 'campaign' as const, name: id, contactId: null, occurredAt: now, data };
  await raiseSignals(tx, { tenantId, accountId }, [signal], now);
}
