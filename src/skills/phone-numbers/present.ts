import type { NumberRow } from '../../carriers/numbers/queries.ts';
import type { SenderNumber } from '../../generated/types.ts';

export function presentNumber(row: NumberRow): SenderNumber {
  return {
    id: row.id,
    phone: row.phone,
    country: row.country,
    type: row.type as SenderNumber['type'],
    state: row.state as SenderNumber['state'],
    is_default: row.is_default,
    carrier: row.carrier,
    program_id: row.program_id,
    assignment: row.assignment as SenderNumber['assignment'],
    registration_id: row.registration_id,
    registration_state: row.registration_state,
    registration_rejection: row.registration_rejection,
    messages_per_second: row.messages_per_second,
    created_at: row.created_at.toISOString(),
    released_at: row.released_at?.toISOString() ?? null,
  };
}
