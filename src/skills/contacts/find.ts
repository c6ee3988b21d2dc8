import type { Account } from '../../domain/account.ts';
import { type ContactOrPhone, noSuchContact, readContactOrPhone } from '../../people/privacy/contact-or-phone.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { getContactById, getContactByPhone } from './queries.ts';

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
  const { tenantId, accountId } = account;
  if (e164 === null) {
    const contact = await sql.row(getContactById, tenantId, accountId, contactId);
    if (contact === null) throw noSuchContact();
    return { contactId: contact.id, e164: contact.phone };
  }
  const contact = await sql.row(getContactByPhone, tenantId, accountId, e164);
  return { contactId: contact?.id ?? null, e164 };
}
