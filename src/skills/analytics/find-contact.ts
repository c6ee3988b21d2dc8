import type { Account } from '../../domain/account.ts';
import { type ContactOrPhone, noSuchContact, readContactOrPhone } from '../../people/privacy/contact-or-phone.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type ContactRow, lockContact, lockContactByPhone } from './queries.ts';

/**
 * Finds the contact by exactly one of contact_id and phone, and locks it: it cannot be merged or
 * forgotten until the transaction ends. Throws -32001 if there is no such contact.
 */
export async function findContact(tx: Sql, account: Account, who: ContactOrPhone): Promise<ContactRow> {
  const { contactId, e164 } = readContactOrPhone(who, account);
  const { tenantId, accountId } = account;
  const contact =
    e164 === null
      ? await tx.row(lockContact, tenantId, accountId, contactId)
      : await tx.row(lockContactByPhone, tenantId, accountId, e164);
  if (contact === null) throw noSuchContact();
  return contact;
}
