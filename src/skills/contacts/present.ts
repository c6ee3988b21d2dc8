import type { ConsentEntry, Contact } from '../../generated/types.ts';
import type { ConsentEntryRow, ContactRow } from './queries.ts';

export function presentContact(row: ContactRow): Contact {
  return {
    id: row.id,
    phone: row.phone,
    country: row.country,
    external_id: row.external_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    timezone: row.timezone,
    attributes: row.attributes,
    tags: [...row.tags],
    consent: {
      status: row.consent_status,
      method: row.consent_method,
      changed_at: row.consent_changed_at?.toISOString() ?? null,
      suppressed: row.suppressed,
      ended_programs: [...new Set(row.ended_programs)].sort(),
      programs: row.program_consents.map(({ changed_at: at, ...consent }) => ({
        ...consent,
        changed_at: new Date(at).toISOString(),
      })),
      under_review_since: row.review_since?.toISOString() ?? null,
    },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

export function presentConsentEntry(row: ConsentEntryRow): ConsentEntry {
  return {
    id: row.id,
    contact_id: row.contact_id,
    phone: row.phone,
    status: row.status,
    scope: row.scope,
    method: row.method,
    source: row.source,
    source_url: row.source_url,
    disclosure_text_hash: row.disclosure_text_hash,
    source_id: row.source_id,
    disclosure_version: row.disclosure_version,
    evidence: row.evidence,
    actor: row.actor,
    rule_id: row.rule_id,
    captured_at: row.captured_at.toISOString(),
    received_at: row.received_at.toISOString(),
    sealed: row.seq !== null,
    seq: row.seq,
    hash: row.hash,
    prev_hash: row.prev_hash,
  };
}
