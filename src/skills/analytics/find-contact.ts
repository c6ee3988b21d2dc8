import type { Account } from '../../domain/account.ts';
import { type ContactOrPhone, noSuchContact, readContactOrPhone } from '../../people/contacts/contact-or-phone.ts';
import type { KnownContact } from '../../people/contacts/find-by-keys.ts';
import { keepContactByPhone, keepContacts } from '../../people/contacts/lock-contacts.ts';
import type { Sql } from '../../platform/database/sql.ts';

/**
 * Finds the contact by exactly one of contact_id and phone, and locks it: it cannot be merged or
 * forgotten until the transaction ends. Throws -32001 if there is no such contact.
 */
export async function findContact(tx: Sql, account: Account, who: ContactOrPhone): Promise<KnownContact> {
  const { contactId, e164 } = readContactOrPhone(who, account);
  const [contact] =
    e164 === null ? await keepContacts(tx, account, [contactId]) : [await keepContactByPhone(tx, account, e164)];
  if (contact == null) throw noSuchContact();
  return contact;
}
