import type { Limits } from '../../credits/limits.ts';
import type { CreditEntry, SpendingLimits } from '../../generated/types.ts';
import type { EntryRow } from './queries.ts';

export function presentEntry(row: EntryRow): CreditEntry {
  return {
    id: row.id,
    kind: row.kind as CreditEntry['kind'],
    amount: row.amount,
    ref: row.ref,
    campaign_id: row.campaign_id,
    message_id: row.message_id,
    note: row.note,
    at: row.at.toISOString(),
  };
}

export function presentLimits(
  { dailyCredits, perCampaignCredits, alertAtCredits }: Limits,
  allowedCountries: readonly string[] | null,
): SpendingLimits {
  return {
    daily_credits: dailyCredits,
    per_campaign_credits: perCampaignCredits,
    alert_at_credits: alertAtCredits,
    allowed_countries: allowedCountries === null ? null : [...allowedCountries],
  };
}
