import type { Account } from '../../domain/account.ts';
import { type ContactOrPhone, noSuchContact, readContactOrPhone } from '../../people/contacts/contact-or-phone.ts';
import { findContactById, findContactByPhone } from '../../people/contacts/find-contacts.ts';
import type { Sql } from '../../platform/database/sql.ts';

/**
 * Finds by exactly one of contact_id and phone. The number need not belong to a contact, nor be one
 * that can receive messages.
 */
export async function findContactOrPhone(
  sql: Sql,
  account: Account,
  who: ContactOrPhone,
): Promise<{ readonly e164: string; readonly contactId: string | null }> {
  const { contactId, e164 } = readContactOrPhone(who, account);
  if (e164 === null) {
    const contact = await findContactById(sql, account, contactId);
    if (contact === null) throw noSuchContact();
    return { contactId: contact.id, e164: contact.phone };
  }
  const contact = await findContactByPhone(sql, account, e164);
  return { contactId: contact?.id ?? null, e164 };
}
