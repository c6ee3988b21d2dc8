import { type CompiledTemplate, compileTemplate, type VariableDeclaration } from '../../domain/rendering.ts';
import { invalidParams, notFound, unprocessable } from '../../errors.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

export interface LoadedContent {
  readonly template: CompiledTemplate;
  readonly body: string;
  readonly templateId: string | null;
  readonly templateVersion: number | null;
}

interface VersionRow {
  readonly version: number;
  readonly state: string;
  readonly body: string;
  readonly variables: readonly VariableDeclaration[];
}

/** The current version of a template, or the one that is asked for. */
const findVersion = statement<[tenantId: string, accountId: string, id: string, version: number | null], VersionRow>(
  'content.find_version',
  `SELECT v.version, t.state, v.body, v.variables
     FROM templates t JOIN template_versions v ON v.tenant_id = t.tenant_id AND v.template_id = t.id AND v.version = coalesce($4, t.version)
    WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.id = $3`,
);

/** What is to be sent: a text of its own, or a template. Exactly one of the two is given. */
export async function loadContent(
  sql: Sql,
  owner: Owner,
  source: {
    readonly text?: string | null;
    readonly templateId?: string | null;
    readonly version?: number | null;
    readonly field: string;
  },
): Promise<LoadedContent> {
  const { text = null, templateId = null, version = null, field } = source;
  if ((text === null) === (templateId === null)) {
    throw invalidParams(`Give either ${field} or template_id.`, [
      { path: `/${field}`, rule: 'either this or template_id' },
    ]);
  }
  if (text !== null) return loadText(text, field);
  const row = await sql.row(findVersion, owner.tenantId, owner.accountId, templateId as string, version);
  if (row === null)
    throw notFound('template', [{ skill: 'templates.list', params: {}, why: 'Lists the templates of this account.' }]);
  if (row.state === 'archived') {
    throw unprocessable('template_archived', 'This template is archived.', {
      nextActions: [
        {
          skill: 'templates.setState',
          params: { template_id: templateId, state: 'approved' },
          why: 'Takes it out of the archive.',
        },
      ],
    });
  }
  return {
    template: compile(row.body, row.variables, 'template_id'),
    body: row.body,
    templateId,
    templateVersion: row.version,
  };
}

/** A text of its own, which is nobody's; `field` names it in a refusal of what is no Liquid. */
export function loadText(text: string, field: string): LoadedContent {
  return { template: compile(text, [], field), body: text, templateId: null, templateVersion: null };
}

function compile(body: string, variables: readonly VariableDeclaration[], field: string): CompiledTemplate {
  const compiled = compileTemplate(body, variables);
  if (!compiled.ok)
    throw invalidParams(`The text is not valid Liquid: ${compiled.detail}`, [
      { path: `/${field}`, rule: 'must be valid Liquid' },
    ]);
  return compiled.template;
}
