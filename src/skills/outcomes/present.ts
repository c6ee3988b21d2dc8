import type { Outcome } from '../../generated/types.ts';
import type { OutcomeRow } from '../../measures/outcomes/outcome.ts';

export function presentOutcome(row: OutcomeRow): Outcome {
  const { id, ref_kind: kind, ref_id: refId, name, event, deadline_hours, value_rule, state, version } = row;
  return {
    id,
    campaign_id: kind === 'campaign' ? refId : null,
    journey_id: kind === 'journey' ? refId : null,
    name,
    event,
    deadline_hours,
    value_rule,
    primary: row.is_primary,
    state,
    version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    archived_at: row.archived_at?.toISOString() ?? null,
  };
}
