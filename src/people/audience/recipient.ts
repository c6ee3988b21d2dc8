import type { Owner } from '../../domain/account.ts';
import type { ConsentStatus } from '../../domain/consent.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { suppressedBy } from '../consent/suppressed-by.ts';

/** The fields of a contact that templates can use. */
export interface NamedContact {
  readonly phone: string;
  readonly external_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly country: string;
  readonly attributes: unknown;
}

export interface ContactFacts extends NamedContact {
  readonly timezone: string | null;
  readonly id: string;
  readonly consent_status: ConsentStatus;
}

const CONTACT =
  'c.id, c.phone, c.country, c.external_id, c.first_name, c.last_name, c.email, c.timezone, c.attributes, c.consent_status';

const findById = statement<[tenantId: string, accountId: string, id: string], ContactFacts>(
  'audience.find_contact_by_id',
  `SELECT ${CONTACT} FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = $3`,
);
const findByPhone = statement<[tenantId: string, accountId: string, phone: string], ContactFacts>(
  'audience.find_contact_by_phone',
  `SELECT ${CONTACT} FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.phone = $3`,
);
const SUPPRESSED_BY = suppressedBy({ account: '$2', phone: '$3', contact: '$4', program: '$5' });

const findSuppression = statement<
  [tenantId: string, accountId: string, phone: string, contactId: string | null, programId: string | null],
  { reason: string | null }
>('audience.find_suppression', `SELECT ${SUPPRESSED_BY} AS reason`);

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
