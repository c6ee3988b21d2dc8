import type { Owner } from '../domain/account.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** Null: no limit. */
export interface Limits {
  readonly dailyCredits: number | null;
  readonly perCampaignCredits: number | null;
  /** Below this balance the account is alerted. */
  readonly alertAtCredits: number | null;
}

export interface Spending {
  readonly limits: Limits;
  /** Credits spent or held for messages on the current day. */
  readonly spentToday: number;
}

interface Row {
  readonly daily_limit: number | null;
  readonly campaign_limit: number | null;
  readonly alert_at: number | null;
  readonly spent_today: number;
}

const findSpending = statement<[tenantId: string, accountId: string, now: Date], Row>(
  'credits.find_spending',
  `SELECT daily_limit, campaign_limit, alert_at, spent_on_day(spent_day, spent, $3) AS spent_today
     FROM credit_accounts WHERE tenant_id = $1 AND account_id = $2`,
);

const lockSpending = statement<[tenantId: string, accountId: string, now: Date], Row>(
  'credits.lock_spending',
  `SELECT daily_limit, campaign_limit, alert_at, spent_on_day(spent_day, spent, $3) AS spent_today
     FROM credit_accounts WHERE tenant_id = $1 AND account_id = $2 FOR NO KEY UPDATE`,
);

/** A new threshold alerts again. */
const saveLimits = statement<
  [tenantId: string, accountId: string, daily: number | null, campaign: number | null, alertAt: number | null]
>(
  'credits.save_limits',
  `UPDATE credit_accounts
      SET daily_limit = $3, campaign_limit = $4, alerted = alerted AND alert_at IS NOT DISTINCT FROM $5, alert_at = $5
    WHERE tenant_id = $1 AND account_id = $2`,
);

/** Reads the limits and what counts for the daily limit. */
export async function readSpending(sql: Sql, { tenantId, accountId }: Owner, now: Date): Promise<Spending> {
  return toSpending(await sql.row(findSpending, tenantId, accountId, now));
}

/** Replaces the given limits. Sends wait for the row, so each sees the limits before or after. */
export async function changeLimits(
  tx: Sql,
  { tenantId, accountId }: Owner,
  change: Partial<Limits>,
  now: Date,
): Promise<Spending> {
  const before = toSpending(await tx.row(lockSpending, tenantId, accountId, now));
  const limits = { ...before.limits, ...change };
  const { dailyCredits, perCampaignCredits, alertAtCredits } = limits;
  await tx.run(saveLimits, tenantId, accountId, dailyCredits, perCampaignCredits, alertAtCredits);
  return { ...before, limits };
}

function toSpending(row: Row | null): Spending {
  return {
    limits: {
      dailyCredits: row?.daily_limit ?? null,
      perCampaignCredits: row?.campaign_limit ?? null,
      alertAtCredits: row?.alert_at ?? null,
    },
    spentToday: row?.spent_today ?? 0,
  };
}
