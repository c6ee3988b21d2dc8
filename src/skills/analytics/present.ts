import type { AttributionRules } from '../../domain/attribution/settings.ts';
import type { AnalyticsRecordConversionResult, Attribution } from '../../generated/types.ts';
import type { StoredCredit } from '../../measures/attribution/credits.ts';
import type { AttributionSettings } from '../../measures/attribution/settings.ts';

/** What a conversion was credited to, and under which settings. */
export interface Credited {
  readonly sourceId: string | null;
  readonly settings: AttributionSettings;
  readonly credits: readonly StoredCredit[];
}

export function presentConversion(
  id: string,
  contactId: string,
  created: boolean,
  { sourceId, settings, credits }: Credited,
): Omit<AnalyticsRecordConversionResult, 'history_only'> {
  return {
    conversion_id: id,
    contact_id: contactId,
    created,
    source_id: sourceId,
    settings_version: settings.version,
    attributed: credits
      .filter(({ kind, share_millionths: share }) => kind !== 'none' && share > 0)
      .map((credit) => presentCredit(credit, settings)),
  };
}

function presentCredit(credit: StoredCredit, rules: AttributionRules): Attribution {
  const { kind, message_id, campaign_id, journey_id, link_id, touched_at: at, value_minor: value } = credit;
  const hours = kind === 'click' ? rules.clickHours : rules.deliveryHours;
  return {
    message_id: message_id ?? '',
    campaign_id,
    journey_id,
    link_id,
    kind: kind === 'click' ? 'click' : 'delivery',
    touched_at: at?.toISOString() ?? '',
    share: credit.share_millionths / 1_000_000,
    value_minor: value === null ? null : Number(value),
    rule: `${rules.model}_${kind}_${hours}h`,
  };
}
