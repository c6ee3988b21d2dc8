import type { Owner } from '../../domain/account.ts';
import type { VariableDeclaration } from '../../domain/content/rendering.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import type { MediaFallback } from '../../domain/media/limits.ts';
import type { ApprovedMedia } from '../../media/media-file.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export interface VersionRow {
  readonly version: number;
  readonly body: string;
  readonly variables: readonly VariableDeclaration[];
  readonly media: readonly ApprovedMedia[] | null;
  readonly media_fallback: MediaFallback | null;
  readonly created_at: Date;
}

export interface TemplateRow extends VersionRow {
  readonly id: string;
  readonly name: string;
  readonly state: 'draft' | 'approved' | 'archived';
  readonly locale: string;
  readonly smart_encoding: SmartEncoding | null;
  readonly shorten_links: boolean | null;
  readonly updated_at: Date;
}

interface Draft {
  readonly body: string;
  readonly variables: readonly VariableDeclaration[];
  readonly media: readonly ApprovedMedia[] | null;
  readonly media_fallback: MediaFallback | null;
}

/** Returns false when the name is taken. The unique key decides when two calls race for a name. */
export async function insertTemplate(
  tx: Sql,
  { tenantId, accountId }: Owner,
  {
    id,
    name,
    key,
    locale,
    smartEncoding,
    shortenLinks,
  }: {
    readonly id: string;
    readonly name: string;
    readonly key: string;
    readonly locale: string;
    readonly smartEncoding: SmartEncoding | null;
    readonly shortenLinks: boolean;
  },
  now: Date,
): Promise<boolean> {
  const described = { id, name, name_key: key, locale, smart_encoding: smartEncoding, shorten_links: shortenLinks };
  const row = { ...described, version: 1, created_at: now, updated_at: now };
  const { count } = await tx.tenant(tenantId).templates.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, ...row, state: 'draft' }],
    skipDuplicates: true,
  });
  return count === 1;
}

export async function insertVersion(
  tx: Sql,
  { tenantId }: Owner,
  templateId: string,
  version: number,
  { body, variables, media, media_fallback }: Draft,
  now: Date,
): Promise<void> {
  await tx.tenant(tenantId).template_versions.create({
    data: {
      tenant_id: tenantId,
      template_id: templateId,
      version,
      body,
      variables,
      media: toNullableJson(media),
      media_fallback,
      created_at: now,
    },
  });
}

/** Serializes changes of one template, so that two calls cannot insert the same version. */
export const lockTemplate = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'templates.lock',
  'SELECT id FROM templates WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE',
);

/** Returns the template with the text and variables of its current version. */
export async function getTemplate(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<TemplateRow | null> {
  const rows = sql.tenant(tenantId);
  const template = await rows.templates.findFirst({ where: { account_id: accountId, id } });
  if (template === null) return null;
  const where = { template_id: id, version: template.version };
  const version = await rows.template_versions.findFirst({
    where,
    select: { body: true, variables: true, media: true, media_fallback: true },
  });
  return version && { ...template, ...version };
}

export function findTemplateByName(
  sql: Sql,
  { tenantId, accountId }: Owner,
  nameKey: string,
): Promise<{ id: string } | null> {
  const where = { account_id: accountId, name_key: nameKey };
  return sql.tenant(tenantId).templates.findFirst({ where, select: { id: true } });
}

/** Newest first. */
export async function listVersions(
  sql: Sql,
  { tenantId }: Owner,
  templateId: string,
  limit: number,
): Promise<VersionRow[]> {
  const rows = await sql.tenant(tenantId).template_versions.findMany({
    where: { template_id: templateId },
    orderBy: { version: 'desc' },
    take: limit,
  });
  return rows;
}

/** One page, ordered by name: a range of the unique key of names. */
export const listTemplates = statement<
  [
    tenantId: string,
    accountId: string,
    afterNameKey: string,
    query: string | null,
    state: string | null,
    locale: string | null,
    limit: number,
  ],
  TemplateRow & { name_key: string }
>(
  'templates.list',
  `SELECT t.name_key, t.id, t.name, t.state, t.locale, t.smart_encoding, t.shorten_links, t.version, v.body, v.variables, v.media, v.media_fallback, t.created_at, t.updated_at
     FROM templates t
     JOIN template_versions v ON v.tenant_id = t.tenant_id AND v.template_id = t.id AND v.version = t.version
    WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.name_key > $3 AND ($4::text IS NULL OR position(search_text($4) IN search_text(t.name_key)) > 0)
      AND ($5::text IS NULL OR t.state = $5) AND ($6::text IS NULL OR t.locale = $6)
    ORDER BY t.name_key LIMIT $7`,
);

interface TemplateChange {
  readonly name: string;
  readonly name_key: string;
  readonly locale: string;
  readonly version: number;
  readonly state: TemplateRow['state'];
}

export async function updateTemplate(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  change: TemplateChange,
  now: Date,
): Promise<void> {
  const where = { account_id: accountId, id };
  await tx.tenant(tenantId).templates.updateMany({ where, data: { ...change, updated_at: now } });
}

/** Deletes the template with its versions and tag assignments. */
export async function deleteTemplate(tx: Sql, { tenantId, accountId }: Owner, id: string): Promise<void> {
  const rows = tx.tenant(tenantId);
  await rows.taggings.deleteMany({ where: { target_kind: 'template', target_id: id } });
  await rows.templates.deleteMany({ where: { account_id: accountId, id } });
}

export async function setTemplateState(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  state: TemplateRow['state'],
  now: Date,
): Promise<void> {
  const where = { account_id: accountId, id };
  await tx.tenant(tenantId).templates.updateMany({ where, data: { state, updated_at: now } });
}
