import type { ParsedPhone } from '../../domain/phone.ts';
import type { Sql } from '../../platform/sql.ts';
import { compose } from '../content/compose.ts';
import { contactVariables } from '../content/contact-variables.ts';
import { loadContent, loadText } from '../content/load-template.ts';
import type { Content } from '../gates/facts.ts';
import { findContactByPhone } from '../send/recipient-facts.ts';
import type { Owner } from '../tenancy.ts';

export interface ContentSource {
  readonly text: string | undefined;
  readonly templateId: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  /** Where a number that could not be read would have been: its price is never charged. */
  readonly fallbackCountry: string;
}

/**
 * Renders the text. One without variables, the usual case, asks nobody; a template or a variable costs a look at the end-customer's
 * templates and contacts, and `findOwner` is only asked then.
 */
export async function gatherContent(
  sql: Sql,
  findOwner: () => Promise<Owner>,
  recipient: ParsedPhone,
  { text, templateId, variables = {}, fallbackCountry }: ContentSource,
): Promise<Content> {
  const country = recipient.ok ? recipient.country : fallbackCountry;
  const own = text !== undefined && templateId === undefined ? loadText(text, 'text') : null;
  if (own?.template.constant === true) return compose(own.template, {}, country);
  const owner = await findOwner();
  const { template } =
    own ?? (await loadContent(sql, owner, { text: text ?? null, templateId: templateId ?? null, field: 'text' }));
  return compose(template, { ...(await contactOf(sql, owner, recipient)), ...variables }, country);
}

async function contactOf(sql: Sql, owner: Owner, recipient: ParsedPhone): Promise<Record<string, unknown>> {
  const contact = recipient.ok ? await findContactByPhone(sql, owner, recipient.e164) : null;
  return contact === null ? {} : contactVariables(contact);
}
