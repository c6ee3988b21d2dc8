import type { VariableDeclaration } from '../../domain/rendering.ts';
import { statement } from '../../platform/sql.ts';

export interface TemplateRow {
  readonly id: string;
  readonly name: string;
  readonly state: 'draft' | 'approved' | 'archived';
  readonly locale: string;
  readonly version: number;
  readonly body: string;
  readonly variables: readonly VariableDeclaration[];
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface VersionRow {
  readonly version: number;
  readonly body: string;
  readonly variables: readonly VariableDeclaration[];
  readonly created_at: Date;
}

const TEMPLATE = `t.id, t.name, t.state, t.locale, t.version, v.body, v.variables, t.created_at, t.updated_at
     FROM templates t
     JOIN template_versions v ON v.tenant_id = t.tenant_id AND v.template_id = t.id AND v.version = t.version`;

/** No row comes back when the name is taken; the unique key decides between two racing calls. */
export const insertTemplate = statement<
  [tenantId: string, accountId: string, id: string, name: string, nameKey: string, locale: string, now: Date],
  { id: string }
>(
  'templates.insert',
  `INSERT INTO templates (tenant_id, account_id, id, name, name_key, locale, state, version, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, 'draft', 1, $7, $7)
   ON CONFLICT (tenant_id, account_id, name_key) DO NOTHING RETURNING id`,
);

export const insertVersion = statement<
  [tenantId: string, templateId: string, version: number, body: string, variables: string, now: Date]
>(
  'templates.insert_version',
  'INSERT INTO template_versions (tenant_id, template_id, version, body, variables, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
);

/** Changes of one template happen one after the other, so that a version is made once. */
export const lockTemplate = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'templates.lock',
  'SELECT id FROM templates WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE',
);

export const getTemplate = statement<[tenantId: string, accountId: string, id: string], TemplateRow>(
  'templates.get',
  `SELECT ${TEMPLATE} WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.id = $3`,
);

export const findTemplateByName = statement<[tenantId: string, accountId: string, nameKey: string], { id: string }>(
  'templates.find_by_name',
  'SELECT id FROM templates WHERE tenant_id = $1 AND account_id = $2 AND name_key = $3',
);

export const listVersions = statement<[tenantId: string, templateId: string, limit: number], VersionRow>(
  'templates.list_versions',
  `SELECT version, body, variables, created_at FROM template_versions WHERE tenant_id = $1 AND template_id = $2
    ORDER BY version DESC LIMIT $3`,
);

/** One page by name, by the unique key of names. */
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
  `SELECT t.name_key, ${TEMPLATE}
    WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.name_key > $3 AND ($4::text IS NULL OR position($4 IN t.name_key) > 0)
      AND ($5::text IS NULL OR t.state = $5) AND ($6::text IS NULL OR t.locale = $6)
    ORDER BY t.name_key LIMIT $7`,
);

/** Nothing comes back when another template has the name. */
export const updateTemplate = statement<
  [
    tenantId: string,
    accountId: string,
    id: string,
    name: string,
    nameKey: string,
    locale: string,
    version: number,
    state: string,
    now: Date,
  ],
  { id: string }
>(
  'templates.update',
  `UPDATE templates SET name = $4, name_key = $5, locale = $6, version = $7, state = $8, updated_at = $9
    WHERE tenant_id = $1 AND account_id = $2 AND id = $3
      AND NOT EXISTS (SELECT 1 FROM templates o WHERE o.tenant_id = $1 AND o.account_id = $2 AND o.name_key = $5 AND o.id <> $3)
   RETURNING id`,
);

/** Two renamings to one name would meet at the unique key, which aborts a transaction: they go one after the other. */
export const lockNames = statement<[key: string]>(
  'templates.lock_names',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 2))',
);

export const findCampaignOfTemplate = statement<
  [tenantId: string, accountId: string, templateId: string],
  { id: string }
>(
  'templates.find_campaign',
  `SELECT id FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND template_id = $3
      AND state IN ('draft', 'scheduled', 'running', 'paused') ORDER BY id LIMIT 1`,
);

export const deleteTaggings = statement<[tenantId: string, templateId: string]>(
  'templates.delete_taggings',
  `DELETE FROM taggings WHERE tenant_id = $1 AND target_kind = 'template' AND target_id = $2`,
);

/** Its versions go with it. */
export const deleteTemplate = statement<[tenantId: string, accountId: string, id: string]>(
  'templates.delete',
  'DELETE FROM templates WHERE tenant_id = $1 AND account_id = $2 AND id = $3',
);

export const setTemplateState = statement<[tenantId: string, accountId: string, id: string, state: string, now: Date]>(
  'templates.set_state',
  'UPDATE templates SET state = $4, updated_at = $5 WHERE tenant_id = $1 AND account_id = $2 AND id = $3',
);
