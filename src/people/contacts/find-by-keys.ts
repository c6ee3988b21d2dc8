import type { Owner } from '../../domain/account.ts';
import type { ConsentStatus } from '../../domain/consent/verdict.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/** What identifies a contact, and its consent to messages without a program. */
export interface KnownContact {
  readonly id: string;
  readonly phone: string;
  readonly external_id: string | null;
  readonly consent_status: ConsentStatus;
}

/**
 * One look-up in a unique index per value. Each look-up is written as an ordered range of one
 * value, because only the unique index provides that order. `phone = ANY` is faster with statistics
 * (0.1 ms instead of 0.9 ms for 500 numbers). Without statistics, in a new database, all indexes
 * that begin with the tenant have the same estimated cost, and the wrong one reads the whole
 * account (220 ms with 20,000 contacts). The column of the range must be the last of its index:
 * otherwise PostgreSQL 18 estimates a skip scan for the columns after it, and also reads the whole
 * account (1.3 s with 60,000 contacts).
 */
const findKnown = statement<
  [tenantId: string, accountId: string, phones: readonly string[], externalIds: readonly string[]],
  KnownContact
>(
  'contacts.find_by_keys',
  `SELECT k.* FROM unnest($3::text[]) AS wanted (phone) CROSS JOIN LATERAL (
          SELECT id, phone, external_id, consent_status FROM contacts
           WHERE tenant_id = $1 AND account_id = $2 AND phone >= wanted.phone AND phone <= wanted.phone
           ORDER BY phone LIMIT 1) k
   UNION ALL
   SELECT k.* FROM unnest($4::text[]) AS wanted (external_id) CROSS JOIN LATERAL (
          SELECT id, phone, external_id, consent_status FROM contacts
           WHERE tenant_id = $1 AND account_id = $2 AND external_id >= wanted.external_id AND external_id <= wanted.external_id
           ORDER BY external_id LIMIT 1) k`,
);

/**
 * The contacts that have one of these numbers (E.164) or external IDs. One that is found by both is
 * listed twice.
 */
export async function findContactsByKeys(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { phones, externalIds }: { readonly phones: readonly string[]; readonly externalIds: readonly string[] },
): Promise<readonly KnownContact[]> {
  if (phones.length === 0 && externalIds.length === 0) return [];
  return sql.rows(findKnown, tenantId, accountId, phones, externalIds);
}
