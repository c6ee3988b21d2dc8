import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/**
 * Contacts whose consent status differs from the one that their number's entries prove: the status
 * of the last entry without a program, and `none` without one. `merged`, `expired` and `restored`
 * count as `none`, and an opt-out that was narrowed to a program does not count. Reads each contact
 * of the account once and the few entries of its number.
 */
const findDeviating = statement<[tenantId: string, accountId: string, limit: number], { id: string }>(
  'consent.find_deviating',
  `SELECT c.id FROM contacts c
     LEFT JOIN LATERAL (
       SELECT e.status FROM consent_entries e
        WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.phone >= c.phone AND e.phone <= c.phone AND e.scope IN ('all', 'general') AND e.status <> 'pending'
          AND NOT EXISTS (SELECT FROM consent_entries n
            WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.phone = e.phone AND n.id > e.id AND n.status = 'narrowed' AND n.evidence ->> 'narrows' = e.id)
        ORDER BY e.phone DESC, e.id DESC LIMIT 1) l ON true
    WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.consent_status <> 'pending' AND c.consent_status <> CASE WHEN l.status IS NULL OR l.status IN ('merged', 'expired', 'restored') THEN 'none' ELSE l.status END
    LIMIT $3`,
);

/** IDs of at most `limit` contacts whose consent status differs from their consent entries. */
export async function findDeviatingContacts(sql: Sql, owner: Owner, limit: number): Promise<string[]> {
  return (await sql.rows(findDeviating, owner.tenantId, owner.accountId, limit)).map(({ id }) => id);
}
