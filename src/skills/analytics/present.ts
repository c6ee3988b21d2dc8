import type { AnalyticsRecordConversionResult, Attribution } from '../../generated/types.ts';

/** The source and message that a conversion is attributed to, decided when it was recorded. */
export interface AttributedTo {
  readonly source_id: string | null;
  readonly message_id: string | null;
  readonly campaign_id: string | null;
  readonly delivered_at: Date | null;
}

export function presentConversion(
  id: string,
  contactId: string,
  created: boolean,
  attributedTo: AttributedTo,
): AnalyticsRecordConversionResult {
  return {
    conversion_id: id,
    contact_id: contactId,
    created,
    source_id: attributedTo.source_id,
    attributed: presentAttribution(attributedTo),
  };
}

function presentAttribution({
  message_id: id,
  campaign_id: campaignId,
  delivered_at: at,
}: AttributedTo): Attribution[] {
  return id === null || at === null
    ? []
    : [{ message_id: id, campaign_id: campaignId, delivered_at: at.toISOString(), rule: 'last_delivery_24h' }];
}
