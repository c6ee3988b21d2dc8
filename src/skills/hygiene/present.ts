import type { DuplicateCluster, HygienePolicy, InvalidContact as WireInvalidContact } from '../../generated/types.ts';
import type { InvalidContact } from '../../messaging/hygiene/invalid-contacts.ts';
import type { Policy } from '../../messaging/hygiene/policy.ts';
import type { ClusterRow } from './queries.ts';

export function presentInvalid(row: InvalidContact): WireInvalidContact {
  return {
    contact_id: row.contact_id,
    phone: row.phone,
    reason: row.reason,
    action: row.action,
    suppressed: row.suppressed,
    last_at: row.last_at.toISOString(),
    evidence: row.evidence.map(({ message_ids: ids, ...rest }) => ({ ...rest, message_ids: [...ids] })),
  };
}

export function presentPolicy({ version, rules }: Policy): HygienePolicy {
  return {
    version,
    rules: rules.map(({ errorCode, count, reason, action, origin, source }) => ({
      error_code: errorCode,
      count,
      reason,
      action,
      origin,
      source,
    })),
  };
}

export function presentCluster({ match, value, size, contacts }: ClusterRow): DuplicateCluster {
  return {
    match,
    confidence: match === 'email' ? 'high' : 'low',
    value,
    size,
    contacts: contacts.map((contact) => ({ ...contact })),
  };
}
