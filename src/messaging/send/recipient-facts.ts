import type { ConsentStatus } from '../../domain/consent.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import { holdsFor, SUPPRESSED_BY } from '../consent/holds-for.ts';
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
const HOLDS = holdsFor('$5');

/** Suppressed by itself, for everything or for the program of the text, or as a member of a suppression list. */
const findSuppression = statement<
  [tenantId: string, accountId: string, phone: string, contactId: string | null, programId: string | null],
  { reason: string }
>(
  'send.suppression',
  `SELECT ${SUPPRESSED_BY} AS reason FROM suppressions s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3 AND ${HOLDS}
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
  programId: string | null,
): Promise<string | null> {
  const found = await sql.row(findSuppression, owner.tenantId, owner.accountId, phone, contactId, programId);
  return found?.reason ?? null;
}
