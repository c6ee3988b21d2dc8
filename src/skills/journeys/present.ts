import type { Journey, JourneyMove } from '../../generated/types.ts';
import type { JourneyRow } from '../../journeys/drafts/journey.ts';
import type { MoveRow } from '../../journeys/moves/queries.ts';

export function presentJourney(row: JourneyRow): Journey {
  const { id, name, state, state_reason, entry, entry_rules, exit, reentry } = row;
  const { max_messages_per_hour, throttle_per_minute, published_version, changed } = row;
  return {
    id,
    name,
    state,
    state_reason,
    entry,
    entry_rules,
    exit: [...exit],
    reentry,
    max_messages_per_hour,
    throttle_per_minute,
    published_version,
    changed,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentMove(row: MoveRow): JourneyMove {
  const { id, journey_id, from_node_id, from_version, to_node_id, to_version, state, total, moved } = row;
  return {
    id,
    journey_id,
    from_node_id,
    from_version,
    to_node_id,
    to_version,
    state,
    total,
    moved,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
