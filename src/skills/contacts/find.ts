import type { Account } from '../../domain/account.ts';
import {
  type ContactOrPhone,
  noSuchContact,
  type PhoneNumber,
  readContactOrPhone,
} from '../../people/privacy/contact-or-phone.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { getContactById, getContactByPhone } from './queries.ts';

/** Finds by exactly one of contact_id and phone. The number need not belong to a contact. */
export async function findContactOrPhone(
  sql: Sql,
  account: Account,
  who: ContactOrPhone,
): Promise<PhoneNumber & { readonly contactId: string | null }> {
  const { contactId, number } = readContactOrPhone(who, account);
  const { tenantId, accountId } = account;
  if (number === null) {
    const contact = await sql.row(getContactById, tenantId, accountId, contactId);
    if (contact === null) throw noSuchContact();
    return { contactId: contact.id, e164: contact.phone, country: contact.country };
  }
  const contact = await sql.row(getContactByPhone, tenantId, accountId, number.e164);
  return { contactId: contact?.id ?? null, ...number };
}
