import type { Journey } from '../../generated/types.ts';
import type { JourneyRow } from '../../journeys/drafts/journey.ts';

export function presentJourney(row: JourneyRow): Journey {
  const { id, name, state, state_reason, entry, entry_rules, exit, reentry } = row;
  const { max_messages_per_hour, throttle_per_minute, published_version, changed } = row;
  return {
    ...{ id, name, state, state_reason, entry, entry_rules, exit: [...exit], reentry },
    ...{ max_messages_per_hour, throttle_per_minute, published_version, changed },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
