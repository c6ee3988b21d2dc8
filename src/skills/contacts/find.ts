import { noSuchContact, type PhoneNumber, readWho, type Who } from '../../messaging/person/who.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';
import { getContactById, getContactByPhone } from './queries.ts';

/** By exactly one of contact_id and phone; a number need not be a contact. */
export async function findWho(
  sql: Sql,
  account: Account,
  who: Who,
): Promise<PhoneNumber & { readonly contactId: string | null }> {
  const { contactId, number } = readWho(who, account);
  const { tenantId, accountId } = account;
  if (number === null) {
    const contact = await sql.row(getContactById, tenantId, accountId, contactId);
    if (contact === null) throw noSuchContact();
    return { contactId: contact.id, e164: contact.phone, country: contact.country };
  }
  const contact = await sql.row(getContactByPhone, tenantId, accountId, number.e164);
  return { contactId: contact?.id ?? null, ...number };
}
