import type { SkillError } from '../../errors.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { AccountState } from '../../skill.ts';
import { stateRefusal } from '../gates/refusal-error.ts';
import { forPartner } from './next-actions.ts';

/** Of an end-customer, or of its partner alone when there is none of that name. */
const findState = statement<[tenantId: string, externalRef: string], { state: AccountState; paused: boolean }>(
  'partner.find_state',
  `SELECT CASE root.state WHEN 'active' THEN coalesce(a.state, 'active') ELSE root.state END AS state, coalesce(a.paused, false) AS paused
     FROM accounts root
     LEFT JOIN LATERAL (SELECT e.state, e.paused FROM accounts e WHERE e.tenant_id = $1 AND e.external_ref = $2 LIMIT 1) a ON true
    WHERE root.tenant_id = $1 AND root.id = $1`,
);

/** The refusal of the first gate, which is told before whatever else is wrong; null when it lets the text pass. */
export async function findStateRefusal(sql: Sql, tenantId: string, externalRef: string): Promise<SkillError | null> {
  const account = await sql.row(findState, tenantId, externalRef);
  const refusal = account && stateRefusal(account);
  return refusal && forPartner(refusal, externalRef);
}
