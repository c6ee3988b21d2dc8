import type { Owner } from '../../domain/account.ts';
import type { CompiledTemplate, VariableDeclaration } from '../../domain/content/rendering.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import type { MediaFallback } from '../../domain/media/limits.ts';
import { invalidParams, notFound, unprocessable } from '../../errors.ts';
import { readShortening } from '../../links/base.ts';
import { type ApprovedMedia, idsOf } from '../../media/media-file.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { type Attachment, loadAttachment, type MediaSource } from './attachment.ts';
import { compileOnce } from './compile-once.ts';
import type { ContentShortening } from './short-links.ts';

export interface LoadedContent {
  readonly template: CompiledTemplate;
  readonly body: string;
  readonly templateId: string | null;
  readonly templateVersion: number | null;
  /** Of the template; null when it leaves this to the account. */
  readonly smartEncoding: SmartEncoding | null;
  /** Null: links stay as they are. */
  readonly shortening: ContentShortening | null;
  /** Null without files. */
  readonly attachment: Attachment | null;
}

export interface LinkOptions {
  /** Of the message or the campaign; null or undefined leaves it to the template. */
  readonly shorten: boolean | null | undefined;
  /** Scheme and host of the service's short links. */
  readonly url: string;
  /** The campaign. Default: the template, or `messages`. */
  readonly source?: string;
}

interface VersionRow {
  readonly version: number;
  readonly state: string;
  readonly body: string;
  readonly variables: readonly VariableDeclaration[];
  readonly smart_encoding: SmartEncoding | null;
  readonly shorten_links: boolean | null;
  readonly media: readonly ApprovedMedia[] | null;
  readonly media_fallback: MediaFallback | null;
}

/** The current version of a template when `version` is null. */
const findVersion = statement<
  [tenantId: string, accountId: string, id: string | null, version: number | null],
  VersionRow
>(
  'content.find_version',
  `SELECT v.version, t.state, v.body, v.variables, v.media, v.media_fallback, t.smart_encoding, t.shorten_links
     FROM templates t JOIN template_versions v ON v.tenant_id = t.tenant_id AND v.template_id = t.id AND v.version = coalesce($4, t.version)
    WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.id = $3`,
);

/**
 * Compiles inline content or a template; exactly one of them must be given, or media without
 * either. `field` names the
 * content in errors. Throws -32602 when both or none are given or the text is not valid Liquid,
 * -32001 when the account has no such template, -32002 `template_archived`.
 */
export async function loadContent(
  sql: Sql,
  owner: Owner,
  source: {
    readonly text?: string | null;
    readonly templateId?: string | null;
    readonly version?: number | null;
    readonly field: string;
    /** Without it, links are not shortened. */
    readonly links?: LinkOptions | undefined;
    /** Of the message; default: the files of the template, as copies that are kept. */
    readonly media?: MediaSource | undefined;
  },
): Promise<LoadedContent> {
  const { templateId = null, version = null, field, links } = source;
  const media = source.media ?? { now: null };
  // A picture needs no words.
  const isPicture = templateId === null && (media.links ?? media.ids ?? []).length > 0;
  const text = source.text ?? (isPicture ? '' : null);
  if ((text === null) === (templateId === null)) {
    throw invalidParams(`Set either ${field} or template_id.`, [
      { path: `/${field}`, rule: 'either this or template_id' },
    ]);
  }
  if (text !== null)
    return {
      ...loadText(text, field),
      shortening: await shorteningFor(sql, owner, links, null, 'messages'),
      attachment: await loadAttachment(sql, owner, media, placeOf(links, 'messages')),
    };
  const row = await sql.row(findVersion, owner.tenantId, owner.accountId, templateId, version);
  if (row === null)
    throw notFound('template', [{ skill: 'templates.list', params: {}, why: 'Lists the templates of this account.' }]);
  if (row.state === 'archived') {
    throw unprocessable('template_archived', 'The template is archived. Restore it or use another template.', {
      nextActions: [
        {
          skill: 'templates.setState',
          params: { template_id: templateId, state: 'approved' },
          why: 'Restores the template.',
        },
      ],
    });
  }
  return {
    template: compile(row.body, row.variables, 'template_id', owner.tenantId),
    body: row.body,
    templateId,
    templateVersion: row.version,
    smartEncoding: row.smart_encoding,
    shortening: await shorteningFor(sql, owner, links, row.shorten_links, templateId ?? 'messages'),
    attachment: await loadAttachment(sql, owner, mediaOf(media, row), placeOf(links, templateId ?? 'messages')),
  };
}

/** The files of the message, or of its template; each may say what replaces them. */
function mediaOf(media: MediaSource, row: VersionRow): MediaSource {
  const hasOwn = (media.links ?? media.ids ?? []).length > 0;
  const files = hasOwn ? media : { ids: idsOf(row.media), now: media.now };
  return { ...files, fallback: media.fallback ?? row.media_fallback };
}

const placeOf = (links: LinkOptions | undefined, defaultSource: string) => ({
  url: links?.url ?? 'https://localhost',
  source: links?.source ?? defaultSource,
});

async function shorteningFor(
  sql: Sql,
  owner: Owner,
  links: LinkOptions | undefined,
  ofTemplate: boolean | null,
  defaultSource: string,
): Promise<ContentShortening | null> {
  if (links === undefined || !(links.shorten ?? ofTemplate ?? false)) return null;
  return { ...(await readShortening(sql, owner, links.url)), source: links.source ?? defaultSource };
}

/** Compiles inline content; `field` names it in the error. */
export function loadText(text: string, field: string): LoadedContent {
  return {
    template: compile(text, [], field, null),
    body: text,
    templateId: null,
    templateVersion: null,
    smartEncoding: null,
    shortening: null,
    attachment: null,
  };
}

function compile(
  body: string,
  variables: readonly VariableDeclaration[],
  field: string,
  tenantId: string | null,
): CompiledTemplate {
  const compiled = compileOnce(body, variables, tenantId);
  if (!compiled.ok)
    throw invalidParams(`The text is not valid Liquid: ${compiled.detail}`, [
      { path: `/${field}`, rule: 'must be valid Liquid' },
    ]);
  return compiled.template;
}
