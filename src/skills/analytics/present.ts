import type { AnalyticsRecordConversionResult, Attribution } from '../../generated/types.ts';

/** What a conversion is put down to, as it was decided when it was recorded. */
export interface PutDown {
  readonly source_id: string | null;
  readonly message_id: string | null;
  readonly campaign_id: string | null;
  readonly delivered_at: Date | null;
}

export function presentConversion(
  id: string,
  contactId: string,
  created: boolean,
  putDown: PutDown,
): AnalyticsRecordConversionResult {
  return {
    conversion_id: id,
    contact_id: contactId,
    created,
    source_id: putDown.source_id,
    attributed: presentAttribution(putDown),
  };
}

function presentAttribution({ message_id: id, campaign_id: campaignId, delivered_at: at }: PutDown): Attribution[] {
  return id === null || at === null
    ? []
    : [{ message_id: id, campaign_id: campaignId, delivered_at: at.toISOString(), rule: 'last_delivery_24h' }];
}
