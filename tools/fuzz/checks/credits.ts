import type pg from 'pg';
import { type Fault, fault } from './fault.ts';

/**
 * Accounts whose balance differs from the sum of their entries, or whose held credits differ from
 * their open holds.
 */
const UNBALANCED = `
  SELECT a.tenant_id, a.account_id, a.posted::text, a.held::text, e.amount::text AS entries, h.open::text AS holds
    FROM credit_accounts a
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS amount FROM credit_entries e
                         WHERE e.tenant_id = a.tenant_id AND e.account_id = a.account_id) e
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount - captured - released), 0) AS open FROM credit_holds h
                         WHERE h.tenant_id = a.tenant_id AND h.account_id = a.account_id) h
   WHERE a.posted <> e.amount OR a.held <> h.open OR a.held < 0 OR a.posted < a.held LIMIT 5`;

/** Checks that balances match entries and holds. */
export async function faultsInCredits(pool: pg.Pool): Promise<Fault[]> {
  const { rows } = await pool.query(UNBALANCED);
  return rows.length === 0 ? [] : [fault('credits do not add up', rows)];
}
