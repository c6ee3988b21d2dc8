import type { Owner } from '../../domain/account.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import type { ParsedPhone } from '../../domain/phone.ts';
import { findContactByPhone } from '../../people/audience/recipient.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MediaSource } from '../content/attachment.ts';
import { compose } from '../content/compose.ts';
import { contactVariables } from '../content/contact-variables.ts';
import type { Content } from '../content/content.ts';
import { type LinkOptions, loadContent, loadText } from '../content/load-template.ts';
import { findNumber } from '../facts/account-and-number.ts';

export interface ComposedContent {
  readonly content: Content;
  /** Of the template; null when there is none, or when it leaves this to the account. */
  readonly smartEncoding: SmartEncoding | null;
}

export interface ContentSource {
  readonly text: string | undefined;
  readonly templateId: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  /** Prices a number that does not parse; that price is never charged. */
  readonly fallbackCountry: string;
  /** Without it, links are not shortened. */
  readonly links?: LinkOptions | undefined;
  readonly media?: MediaSource | undefined;
}

/**
 * Renders the content. Without variables, the usual case, no query is needed. A template or a
 * variable requires the end-customer's templates and contacts, and only then is `findOwner` called.
 */
export async function loadMessageContent(
  sql: Sql,
  findOwner: () => Promise<Owner>,
  recipient: ParsedPhone,
  { text, templateId, variables = {}, fallbackCountry, links, media }: ContentSource,
): Promise<ComposedContent> {
  const country = recipient.ok ? recipient.country : fallbackCountry;
  const isPlain =
    templateId === undefined && links?.shorten !== true && (media?.links ?? media?.ids ?? []).length === 0;
  const own = text !== undefined && isPlain ? loadText(text, 'text') : null;
  if (own?.template.constant === true)
    return { content: compose({ ...own, country, sender: null }, {}), smartEncoding: null };
  const owner = await findOwner();
  const loaded =
    own ??
    (await loadContent(sql, owner, {
      text: text ?? null,
      templateId: templateId ?? null,
      field: 'text',
      links,
      media,
    }));
  // Of the account's number, which sends: it decides whether files are sent or links.
  const sender = loaded.attachment === null ? null : await findNumber(sql, owner, null);
  const values = { ...(await contactOf(sql, owner, recipient)), ...variables };
  return { content: compose({ ...loaded, country, sender }, values), smartEncoding: loaded.smartEncoding };
}

async function contactOf(sql: Sql, owner: Owner, recipient: ParsedPhone): Promise<Record<string, unknown>> {
  const contact = recipient.ok ? await findContactByPhone(sql, owner, recipient.e164) : null;
  return contact === null ? {} : contactVariables(contact);
}
