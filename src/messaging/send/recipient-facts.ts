import type { ConsentStatus } from '../../domain/consent.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { NamedContact } from '../content/contact-variables.ts';
import type { Owner } from '../tenancy.ts';

export interface ContactFacts extends NamedContact {
  readonly timezone: string | null;
  readonly id: string;
  readonly consent_status: ConsentStatus;
}

const CONTACT =
  'c.id, c.phone, c.country, c.external_id, c.first_name, c.last_name, c.email, c.timezone, c.attributes, c.consent_status';

const findById = statement<[tenantId: string, accountId: string, id: string], ContactFacts>(
  'send.contact_by_id',
  `SELECT ${CONTACT} FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = $3`,
);
const findByPhone = statement<[tenantId: string, accountId: string, phone: string], ContactFacts>(
  'send.contact_by_phone',
  `SELECT ${CONTACT} FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.phone = $3`,
);
/** Suppressed by itself, or as a member of a suppression list. */
const findSuppression = statement<
  [tenantId: string, accountId: string, phone: string, contactId: string | null],
  { reason: string }
>(
  'send.suppression',
  `SELECT reason FROM suppressions WHERE tenant_id = $1 AND account_id = $2 AND phone = $3
   UNION ALL
   SELECT 'suppression_list' FROM list_members m JOIN lists l ON l.tenant_id = m.tenant_id AND l.id = m.list_id
    WHERE m.tenant_id = $1 AND m.contact_id = $4 AND l.account_id = $2 AND l.kind = 'suppression'
   LIMIT 1`,
);

export const findContactById = (sql: Sql, owner: Owner, id: string): Promise<ContactFacts | null> =>
  sql.row(findById, owner.tenantId, owner.accountId, id);
export const findContactByPhone = (sql: Sql, owner: Owner, phone: string): Promise<ContactFacts | null> =>
  sql.row(findByPhone, owner.tenantId, owner.accountId, phone);

export async function findSuppressionReason(
  sql: Sql,
  owner: Owner,
  phone: string,
  contactId: string | null,
): Promise<string | null> {
  return (await sql.row(findSuppression, owner.tenantId, owner.accountId, phone, contactId))?.reason ?? null;
}
