import type { AttributionRecomputation, AttributionSettings, AttributionTouch } from '../../generated/types.ts';
import type { StoredCredit } from '../../measures/attribution/credits.ts';
import type { RecomputationRow } from '../../measures/attribution/recompute-queries.ts';
import type { AttributionSettings as Settings } from '../../measures/attribution/settings.ts';

export function presentSettings({
  version,
  model,
  clickHours,
  deliveryHours,
  createdAt,
}: Settings): AttributionSettings {
  return {
    version,
    model,
    click_hours: clickHours,
    delivery_hours: deliveryHours,
    created_at: createdAt?.toISOString() ?? null,
  };
}

export function presentRecomputation(row: RecomputationRow): AttributionRecomputation {
  const { id, version, state, total, processed } = row;
  return {
    job_id: id,
    settings_version: version,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    state,
    total,
    processed: Math.min(processed, total),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

export function presentTouch(credit: StoredCredit): AttributionTouch {
  const { kind, message_id, campaign_id, journey_id, link_id, touched_at: at, value_minor: value } = credit;
  return {
    kind: kind === 'click' ? 'click' : 'delivery',
    message_id: message_id ?? '',
    campaign_id,
    journey_id,
    link_id,
    touched_at: at?.toISOString() ?? '',
    share: credit.share_millionths / 1_000_000,
    value_minor: value === null ? null : Number(value),
  };
}
