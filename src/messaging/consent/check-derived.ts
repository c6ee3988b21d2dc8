import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

/**
 * Contacts whose state is not what the ledger comes to: the last entry of the number that is about everything, or that agreed to any
 * program, or none; a merge ends consent, and an opt-out that was narrowed to a program counts no more. Reads the contacts of the account
 * once, and of each number its few entries.
 */
const findDeviating = statement<[tenantId: string, accountId: string, limit: number], { id: string }>(
  'consent.find_deviating',
  `SELECT c.id FROM contacts c
     LEFT JOIN LATERAL (
       SELECT e.status FROM consent_entries e
        WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.phone >= c.phone AND e.phone <= c.phone AND (e.scope = 'all' OR e.status = 'opted_in')
          AND NOT EXISTS (SELECT FROM consent_entries n
            WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.phone = e.phone AND n.id > e.id AND n.status = 'narrowed' AND n.evidence ->> 'narrows' = e.id)
        ORDER BY e.phone DESC, e.id DESC LIMIT 1) l ON true
    WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.consent_status <> 'pending' AND c.consent_status <> coalesce(nullif(l.status, 'merged'), 'none')
    LIMIT $3`,
);

/** The ids of contacts whose consent is not the one that the ledger proves, at most `limit`. */
export async function findDeviatingContacts(sql: Sql, owner: Owner, limit: number): Promise<string[]> {
  return (await sql.rows(findDeviating, owner.tenantId, owner.accountId, limit)).map(({ id }) => id);
}
