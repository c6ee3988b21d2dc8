import { notFound, type SkillError, unprocessable } from '../../errors.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

export interface SourceRow {
  readonly id: string;
  readonly name: string;
  readonly method: 'web_form' | 'keyword' | 'verbal' | 'paper' | 'qr' | 'checkout' | 'import' | 'api';
  readonly url: string | null;
  readonly program_id: string | null;
  readonly state: 'active' | 'archived';
  readonly disclosure_version: number;
  readonly disclosure_text: string;
  readonly disclosure_hash: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly archived_at: Date | null;
}

export interface SourceVersionRow {
  readonly version: number;
  readonly disclosure_text: string;
  readonly disclosure_hash: string;
  readonly created_at: Date;
}

export interface ConsentSource extends SourceRow {
  /** The newest first. */
  readonly versions: readonly SourceVersionRow[];
}

export const SOURCE = `s.id, s.name, s.method, s.url, s.program_id, s.state, s.disclosure_version, v.disclosure_text, v.disclosure_hash,
     s.created_at, s.updated_at, s.archived_at
     FROM consent_sources s
     JOIN consent_source_versions v ON v.tenant_id = s.tenant_id AND v.source_id = s.id AND v.version = s.disclosure_version`;

export const getSource = statement<[tenantId: string, accountId: string, id: string], SourceRow>(
  'consent.get_source',
  `SELECT ${SOURCE} WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.id = $3`,
);

/** A text is changed by people, so there are few. */
const MOST_VERSIONS = 200;

const listVersions = statement<[tenantId: string, sourceId: string, limit: number], SourceVersionRow>(
  'consent.list_source_versions',
  `SELECT version, disclosure_text, disclosure_hash, created_at FROM consent_source_versions
    WHERE tenant_id = $1 AND source_id = $2 ORDER BY version DESC LIMIT $3`,
);

/** With its newest 200 texts; throws -32001. */
export async function requireSource(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<ConsentSource> {
  const source = await sql.row(getSource, tenantId, accountId, id);
  if (source === null)
    throw notFound('source', [{ skill: 'sources.list', params: {}, why: 'Lists the sources of this account.' }]);
  return { ...source, versions: await sql.rows(listVersions, tenantId, id, MOST_VERSIONS) };
}

/** One that consent may still come from; throws -32002 `source_archived` for any other. */
export async function requireActiveSource(sql: Sql, owner: Owner, id: string): Promise<ConsentSource> {
  const source = await requireSource(sql, owner, id);
  if (source.state === 'archived') throw sourceArchived('This source is archived: no consent comes from it any more.');
  return source;
}

export function sourceArchived(message: string): SkillError {
  return unprocessable('source_archived', message, {
    nextActions: [{ skill: 'sources.list', params: { state: 'active' }, why: 'Lists the sources that are in use.' }],
  });
}

/** The text that was shown at a moment; of one before the first text was recorded here, the first. */
export function versionAt(versions: readonly SourceVersionRow[], at: Date): SourceVersionRow | undefined {
  return versions.find(({ created_at: since }) => since <= at) ?? versions.at(-1);
}
