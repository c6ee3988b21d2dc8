import type {
  DuplicateCluster,
  HygienePolicy,
  HygieneScan,
  InvalidContact as WireInvalidContact,
} from '../../generated/types.ts';
import type { InvalidContact } from '../../people/hygiene/invalid-contacts.ts';
import type { Policy } from '../../people/hygiene/policy.ts';
import type { ClusterRow, ScanRow } from './queries.ts';

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

export function presentPolicy({ version, automatic, rules }: Policy): HygienePolicy {
  return {
    version,
    automatic,
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

export function presentScan(row: ScanRow): HygieneScan {
  return {
    job_id: row.id,
    level: row.level,
    list_id: row.list_id,
    segment_id: row.segment_id,
    state: row.state,
    reason: row.reason,
    total: row.total,
    checked: row.checked,
    found: row.found,
    max_credits: row.max_credits,
    credits: row.credits,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
