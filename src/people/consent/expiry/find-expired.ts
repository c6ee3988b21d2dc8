import type { Owner } from '../../../domain/account.ts';
import { batchStatement, type Sql, statement } from '../../../platform/database/sql.ts';
import { withoutContact } from './stale.ts';

/** A consent that is older than the limit, of a number without contact since. */
export interface ExpiredConsent {
  readonly contact_id: string;
  readonly phone: string;
  /** Null for the consent to messages without a program. */
  readonly program_id: string | null;
}

/** Contacts that one statement looks through. */
const PAGE = 5_000;

const WITHOUT_CONTACT = withoutContact('k.phone', '$3');

const EXPIRED = `SELECT k.id AS contact_id, k.phone, k.program_id FROM (
     SELECT c.id, c.phone, NULL AS program_id FROM page c WHERE c.consent_status = 'opted_in' AND c.consent_changed_at < $3
     UNION ALL
     SELECT c.id, c.phone, p.program_id FROM page c
       JOIN program_consents p ON p.tenant_id = $1 AND p.account_id = $2 AND p.phone = c.phone
      WHERE p.status = 'opted_in' AND p.changed_at < $3) k
    WHERE ${WITHOUT_CONTACT}`;

const CONTACTS =
  'SELECT id, phone, consent_status, consent_changed_at FROM contacts WHERE tenant_id = $1 AND account_id = $2';

const findInPage = statement<
  [tenantId: string, accountId: string, since: Date, after: string, limit: number, page: number],
  { last: string | null; size: number; expired: readonly ExpiredConsent[] }
>(
  'consent.find_expired',
  `WITH page AS MATERIALIZED (${CONTACTS} AND id > $4 ORDER BY id LIMIT $6),
        expired AS (${EXPIRED} ORDER BY k.id LIMIT $5)
   SELECT (SELECT max(id) FROM page) AS last, (SELECT count(*)::int FROM page) AS size,
          coalesce((SELECT jsonb_agg(to_jsonb(e)) FROM expired e), '[]') AS expired`,
);

/**
 * At most `limit` expired consents of the contacts after `cursor`, and the cursor of the next call:
 * the same while there are more here, null after the last contact.
 */
export async function findExpired(
  sql: Sql,
  { tenantId, accountId }: Owner,
  since: Date,
  cursor: string,
  limit: number,
): Promise<{ readonly expired: readonly ExpiredConsent[]; readonly next: string | null }> {
  const found = await sql.row(findInPage, tenantId, accountId, since, cursor, limit, PAGE);
  const { last = null, size = 0, expired = [] } = found ?? {};
  if (expired.length === limit) return { expired, next: cursor };
  return { expired, next: size < PAGE ? null : last };
}

const countExpired = batchStatement<
  [tenantId: string, accountId: string, since: Date, limit: number],
  { readonly contacts: number }
>(
  'consent.count_expired',
  `WITH page AS NOT MATERIALIZED (${CONTACTS})
   SELECT count(*)::int AS contacts FROM (SELECT DISTINCT contact_id FROM (${EXPIRED} LIMIT $4) e) d`,
);

/** Contacts that have an expired consent, up to `limit`. */
export async function countContactsWithExpired(
  sql: Sql,
  { tenantId, accountId }: Owner,
  since: Date,
  limit: number,
): Promise<number> {
  return (await sql.row(countExpired, tenantId, accountId, since, limit))?.contacts ?? 0;
}
