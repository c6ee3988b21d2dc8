import type { Owner } from '../domain/account.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** What messages may cost now. */
export interface Funds {
  /** The balance without holds. */
  readonly available: number;
  /** What the daily limit leaves; null without a limit. */
  readonly leftToday: number | null;
  /** What the limit of the campaign leaves; null without a limit and for single messages. */
  readonly leftInCampaign: number | null;
}

/** The reasons of the two limits. */
export type SpendingLimit = 'daily_spend_limit' | 'campaign_spend_limit';

const findFunds = statement<
  [tenantId: string, accountId: string, now: Date],
  { available: number; left_today: number | null; campaign_limit: number | null }
>(
  'credits.find_funds',
  `SELECT posted - held AS available, campaign_limit,
          CASE WHEN daily_limit IS NOT NULL THEN greatest(daily_limit - spent_on_day(spent_day, spent, $3), 0) END AS left_today
     FROM credit_accounts WHERE tenant_id = $1 AND account_id = $2`,
);

/** By credit_holds_tenant_id_campaign_id_idx: one row per chunk of a thousand messages. */
const sumHolds = statement<[tenantId: string, campaignId: string], { credits: number }>(
  'credits.sum_holds',
  `SELECT coalesce(sum(amount - released), 0)::bigint AS credits FROM credit_holds WHERE tenant_id = $1 AND campaign_id = $2`,
);

/**
 * Reads what the account may spend on messages, and on those of a campaign. The debit and the hold
 * check both again.
 */
export async function readFunds(
  sql: Sql,
  { tenantId, accountId }: Owner,
  now: Date,
  campaignId: string | null = null,
): Promise<Funds> {
  const row = await sql.row(findFunds, tenantId, accountId, now);
  const limit = row?.campaign_limit ?? null;
  return {
    available: row?.available ?? 0,
    leftToday: row?.left_today ?? null,
    leftInCampaign:
      campaignId === null || limit === null
        ? null
        : Math.max(0, limit - (await readCampaignCredits(sql, tenantId, campaignId))),
  };
}

/** Credits held and spent for the messages of a campaign, without what was released. */
export async function readCampaignCredits(sql: Sql, tenantId: string, campaignId: string): Promise<number> {
  return (await sql.row(sumHolds, tenantId, campaignId))?.credits ?? 0;
}

/** What is left after a message. */
export function spend(funds: Funds, credits: number): Funds {
  const minus = (left: number | null): number | null => (left === null ? null : left - credits);
  return {
    available: funds.available - credits,
    leftToday: minus(funds.leftToday),
    leftInCampaign: minus(funds.leftInCampaign),
  };
}

/** The limit that does not cover the credits; null when both do. */
export function exceededLimit({ leftToday, leftInCampaign }: Funds, credits: number): SpendingLimit | null {
  if (leftInCampaign !== null && credits > leftInCampaign) return 'campaign_spend_limit';
  return leftToday !== null && credits > leftToday ? 'daily_spend_limit' : null;
}
