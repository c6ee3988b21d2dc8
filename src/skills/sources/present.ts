import type { Source, SourceVersion } from '../../generated/types.ts';
import type { SourceRow, SourceVersionRow } from '../../people/consent/sources.ts';

export function presentSource(row: SourceRow): Source {
  return {
    id: row.id,
    name: row.name,
    method: row.method,
    url: row.url,
    program_id: row.program_id,
    state: row.state,
    disclosure_version: row.disclosure_version,
    disclosure_text: row.disclosure_text,
    disclosure_hash: row.disclosure_hash,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    archived_at: row.archived_at?.toISOString() ?? null,
  };
}

export function presentSourceVersion(row: SourceVersionRow): SourceVersion {
  return {
    version: row.version,
    disclosure_text: row.disclosure_text,
    disclosure_hash: row.disclosure_hash,
    created_at: row.created_at.toISOString(),
  };
}
