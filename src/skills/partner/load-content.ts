import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type LinkOptions, type LoadedContent, loadContent, loadText } from '../../sending/content/load-template.ts';

export interface ContentSource {
  readonly text: string | undefined;
  readonly templateId: string | undefined;
  readonly links: LinkOptions;
}

/**
 * Loads the content of a message. Without a template and short links, the usual case, no query is
 * needed; those are the end-customer's, and only then is `findOwner` called.
 */
export async function loadMessageContent(
  sql: Sql,
  findOwner: () => Promise<Owner>,
  { text, templateId, links }: ContentSource,
): Promise<LoadedContent> {
  if (text !== undefined && templateId === undefined && links.shorten !== true) return loadText(text, 'text');
  const source = { text: text ?? null, templateId: templateId ?? null, field: 'text', links };
  return loadContent(sql, await findOwner(), source);
}
