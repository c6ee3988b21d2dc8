import { batchStatement, type Sql } from '../../platform/sql.ts';

/** Touches nothing where no policy acts by itself, and one row an account where it does, once until it has been looked at. */
const wake = batchStatement<[tenantId: string, accountIds: readonly string[], now: Date]>(
  'hygiene.wake_policy',
  `UPDATE hygiene_policies SET due_at = $3
    WHERE tenant_id = $1 AND account_id = ANY ($2) AND automatic AND (due_at IS NULL OR due_at > $3)`,
);

/** Something was found out about numbers of these accounts. The last statement of its transaction that locks: nobody waits for others with a policy in hand. */
export async function wakePolicies(tx: Sql, tenantId: string, accountIds: readonly string[], now: Date): Promise<void> {
  if (accountIds.length > 0) await tx.run(wake, tenantId, [...new Set(accountIds)].sort(), now);
}
