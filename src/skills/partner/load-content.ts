import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MediaSource } from '../../sending/content/attachment.ts';
import { type LinkOptions, type LoadedContent, loadContent, loadText } from '../../sending/content/load-template.ts';

export interface ContentSource {
  readonly text: string | undefined;
  readonly templateId: string | undefined;
  readonly links: LinkOptions;
  readonly media: MediaSource;
}

/**
 * Loads the content of a message. Without a template, short links and media, the usual case, no
 * query is needed; those are the end-customer's, and only then is `findOwner` called.
 */
export async function loadMessageContent(
  sql: Sql,
  findOwner: () => Promise<Owner>,
  { text, templateId, links, media }: ContentSource,
): Promise<LoadedContent> {
  const isPlain = templateId === undefined && links.shorten !== true && (media.links ?? []).length === 0;
  if (text !== undefined && isPlain) return loadText(text, 'text');
  const source = { text: text ?? null, templateId: templateId ?? null, field: 'text', links, media };
  return loadContent(sql, await findOwner(), source);
}
