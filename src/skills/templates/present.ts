import type { VariableDeclaration } from '../../domain/content/rendering.ts';
import type { Template, TemplateVariable, TemplateVersion } from '../../generated/types.ts';
import { mediaField } from '../../media/media-file.ts';
import type { TemplateRow, VersionRow } from './queries.ts';

export function presentTemplate(row: TemplateRow): Template {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    locale: row.locale,
    smart_encoding: row.smart_encoding,
    shorten_links: row.shorten_links ?? false,
    version: row.version,
    body: row.body,
    variables: row.variables.map(presentVariable),
    ...presentFiles(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentVersion(row: VersionRow): TemplateVersion {
  return {
    version: row.version,
    body: row.body,
    variables: row.variables.map(presentVariable),
    ...presentFiles(row),
    created_at: row.created_at.toISOString(),
  };
}

function presentFiles({ media, media_fallback: fallback }: Pick<VersionRow, 'media' | 'media_fallback'>) {
  return { ...mediaField(media), ...(fallback !== null && { media_fallback: fallback }) };
}

function presentVariable({ name, fallback }: VariableDeclaration): TemplateVariable {
  return { name, ...(fallback === undefined ? {} : { fallback }) };
}
