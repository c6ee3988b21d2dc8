import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { NEW_CONTACTS, type NewContact, type NewContactsParam } from './new-contact.ts';

/**
 * A named statement, because Prisma would skip a row for any unique key: a number that is a contact
 * already is skipped, an external ID of another contact is an error.
 */
const insertNew = statement<
  [tenantId: string, accountId: string, now: Date, contacts: NewContactsParam],
  { id: string }
>(
  'contacts.insert',
  `INSERT INTO contacts (tenant_id, account_id, id, phone, country, external_id, first_name, last_name, email, timezone, attributes,
                         consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
   SELECT $1, $2, one.id, one.phone, one.country, one.external_id, one.first_name, one.last_name, one.email, one.timezone,
          jsonb_strip_nulls(one.attributes), one.consent_status, one.consent_method, one.consent_changed_at, $3, $3, 1
     FROM ${NEW_CONTACTS.from('$4', 'one')}
   ON CONFLICT (tenant_id, account_id, phone) DO NOTHING RETURNING id`,
);

/**
 * Returns the ID; null if the number is a contact already: the unique key decides between
 * concurrent calls. Attributes that are null are left out.
 */
export async function insertContact(
  tx: Sql,
  { tenantId, accountId }: Owner,
  contact: NewContact,
  now: Date,
): Promise<string | null> {
  return (await tx.row(insertNew, tenantId, accountId, now, NEW_CONTACTS.param([contact])))?.id ?? null;
}
