import { type Statement, statement } from '../../platform/database/sql.ts';

export interface UsageRow {
  readonly key: string;
  readonly messages: number;
  readonly segments: number;
  readonly credits: number;
}

type UsageStatement = Statement<[tenantId: string, accountId: string, from: Date, to: Date | null], UsageRow>;

/**
 * Messages that a carrier accepted. Messages rejected or canceled before that are refunded and do
 * not count.
 */
const ACCEPTED = `FROM messages WHERE tenant_id = $1 AND account_id = $2 AND accepted_at >= $3 AND ($4::timestamptz IS NULL OR accepted_at < $4)`;
const SUMS = 'count(*) AS messages, sum(segments)::bigint AS segments, sum(credits)::bigint AS credits';

/** Groups by UTC days, independent of the session's time zone. */
const byDay: UsageStatement = statement(
  'billing.usage_by_day',
  `SELECT to_char(accepted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS key, ${SUMS} ${ACCEPTED} GROUP BY 1 ORDER BY 1`,
);

/** Messages outside campaigns share one row with the key `single`. */
const byCampaign: UsageStatement = statement(
  'billing.usage_by_campaign',
  `SELECT coalesce(campaign_id, 'single') AS key, ${SUMS} ${ACCEPTED} GROUP BY 1 ORDER BY 1`,
);

const byPurpose: UsageStatement = statement(
  'billing.usage_by_purpose',
  `SELECT purpose AS key, ${SUMS} ${ACCEPTED} GROUP BY 1 ORDER BY 1`,
);

/** Each statement reads the account's messages once, by (account_id, id). */
export const usageBy = { day: byDay, campaign: byCampaign, purpose: byPurpose } as const;
