import type { Owner } from '../../domain/account.ts';
import { notFound, type SkillError, unprocessable } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';

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
  /** Newest first. */
  readonly versions: readonly SourceVersionRow[];
}

/** With its current disclosure text; null when there is no such source. */
async function findSource(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<SourceRow | null> {
  const rows = sql.tenant(tenantId);
  const source = await rows.consent_sources.findFirst({ where: { account_id: accountId, id } });
  if (source === null) return null;
  const where = { source_id: id, version: source.disclosure_version };
  const text = await rows.consent_source_versions.findFirst({
    where,
    select: { disclosure_text: true, disclosure_hash: true },
  });
  return text && ({ ...source, ...text } as SourceRow);
}

/** People change disclosures by hand, so there are few. */
const MAX_VERSIONS = 200;

/** With its newest 200 disclosures. Throws -32001 when the account has no such source. */
export async function requireSource(sql: Sql, owner: Owner, id: string): Promise<ConsentSource> {
  const source = await findSource(sql, owner, id);
  if (source === null)
    throw notFound('source', [{ skill: 'sources.list', params: {}, why: 'Lists the sources of this account.' }]);
  const versions = await sql.tenant(owner.tenantId).consent_source_versions.findMany({
    where: { source_id: id },
    orderBy: { version: 'desc' },
    take: MAX_VERSIONS,
  });
  return { ...source, versions };
}

/** Throws -32001 when the account has no such source, -32002 `source_archived`. */
export async function requireActiveSource(sql: Sql, owner: Owner, id: string): Promise<ConsentSource> {
  const source = await requireSource(sql, owner, id);
  if (source.state === 'archived') throw sourceArchived('The source is archived. Use an active source.');
  return source;
}

export function sourceArchived(message: string): SkillError {
  return unprocessable('source_archived', message, {
    nextActions: [{ skill: 'sources.list', params: { state: 'active' }, why: 'Lists the active sources.' }],
  });
}

/** The disclosure shown at a time; before the first version was recorded, the first version. */
export function versionAt(versions: readonly SourceVersionRow[], at: Date): SourceVersionRow | undefined {
  return versions.find(({ created_at: since }) => since <= at) ?? versions.at(-1);
}
