import type { Owner } from '../../domain/account.ts';
import type { ConsentStatus, EffectiveConsentStatus } from '../../domain/consent/verdict.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { consentInProgram } from '../consent/consent-in-program.ts';
import { relationshipAt } from '../consent/relationship-at.ts';
import { suppressedBy } from '../consent/suppressed-by.ts';
import type { Contact } from '../contacts/contact.ts';

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

/** Null as suppression when nothing suppresses the number; null as status without a contact. */
export async function findReachabilityOf(
  sql: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
  contact: Contact | null,
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
