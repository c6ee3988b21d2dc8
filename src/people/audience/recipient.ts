import type { Owner } from '../../domain/account.ts';
import type { ConsentStatus, EffectiveConsentStatus } from '../../domain/consent/verdict.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import { consentInProgram } from '../consent/consent-in-program.ts';
import { relationshipAt } from '../consent/relationship-at.ts';
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
  readonly consent_method: string | null;
  readonly review_since: Date | null;
}

const CONTACT =
  'c.id, c.phone, c.country, c.external_id, c.first_name, c.last_name, c.email, c.timezone, c.attributes, c.consent_status, c.consent_method, c.review_since';

const findById = statement<[tenantId: string, accountId: string, id: string], ContactFacts>(
  'audience.find_contact_by_id',
  `SELECT ${CONTACT} FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = $3`,
);
const findByPhone = statement<[tenantId: string, accountId: string, phone: string], ContactFacts>(
  'audience.find_contact_by_phone',
  `SELECT ${CONTACT} FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.phone = $3`,
);
const findByIds = batchStatement<[tenantId: string, accountId: string, ids: readonly string[]], ContactFacts>(
  'audience.find_contacts_by_ids',
  `SELECT ${CONTACT} FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = ANY ($3)`,
);
/**
 * The consent of a recipient to messages of a program, why it is suppressed, and what relationship
 * it has with the account.
 */
interface Reachability {
  readonly status: EffectiveConsentStatus | null;
  readonly suppressed_by: string | null;
  readonly relationship: string | null;
}

/** The message that a recipient is looked up for. */
interface Reached {
  readonly programId: string | null;
  /** Time of a transactional message; null for marketing, which no relationship permits. */
  readonly relationshipAt: Date | null;
}

const CONSENT = consentInProgram({
  account: '$2',
  phone: '$3',
  contactStatus: '$6::text',
  contactMethod: '$9::text',
  reviewSince: '$7::timestamptz',
  program: '$5::text',
});
const SUPPRESSED_BY = suppressedBy({ account: '$2', phone: '$3', contact: '$4', program: '$5::text' });
const RELATIONSHIP = relationshipAt({ account: '$2', phone: '$3', at: '$8::timestamptz' });

const findReachability = statement<
  [
    tenantId: string,
    accountId: string,
    phone: string,
    contactId: string | null,
    programId: string | null,
    contactStatus: ConsentStatus | null,
    reviewSince: Date | null,
    relationshipAt: Date | null,
    contactMethod: string | null,
  ],
  Reachability
>(
  'audience.find_reachability',
  `SELECT ${CONSENT} AS status, ${SUPPRESSED_BY} AS suppressed_by, ${RELATIONSHIP} AS relationship`,
);

export const findContactById = (sql: Sql, owner: Owner, id: string): Promise<ContactFacts | null> =>
  sql.row(findById, owner.tenantId, owner.accountId, id);
export const findContactsByIds = (sql: Sql, owner: Owner, ids: readonly string[]): Promise<ContactFacts[]> =>
  sql.rows(findByIds, owner.tenantId, owner.accountId, ids);
export const findContactByPhone = (sql: Sql, owner: Owner, phone: string): Promise<ContactFacts | null> =>
  sql.row(findByPhone, owner.tenantId, owner.accountId, phone);

/** Null as suppression when nothing suppresses the number; null as status without a contact. */
export async function findReachabilityOf(
  sql: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
  contact: ContactFacts | null,
  { programId, relationshipAt: at }: Reached,
): Promise<Reachability> {
  const [id, status] = [contact?.id ?? null, contact?.consent_status ?? null];
  const found = await sql.row(
    findReachability,
    tenantId,
    accountId,
    phone,
    id,
    programId,
    status,
    contact?.review_since ?? null,
    at,
    contact?.consent_method ?? null,
  );
  return found ?? { status: null, suppressed_by: null, relationship: null };
}
