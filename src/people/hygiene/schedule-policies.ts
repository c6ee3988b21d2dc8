import { batchStatement, type Sql } from '../../platform/database/sql.ts';

/** Updates only automatic policies that are not due already. */
const setDue = batchStatement<[tenantId: string, accountIds: readonly string[], now: Date]>(
  'hygiene.schedule_policies',
  `UPDATE hygiene_policies SET due_at = $3
    WHERE tenant_id = $1 AND account_id = ANY ($2) AND automatic AND (due_at IS NULL OR due_at > $3)`,
);

/**
 * Makes the automatic policies of these accounts due after a new finding about their numbers. Run
 * it after all other statements that lock, so that no transaction waits while it holds a policy.
 */
export async function schedulePolicies(
  tx: Sql,
  tenantId: string,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  if (accountIds.length > 0) await tx.run(setDue, tenantId, [...new Set(accountIds)].sort(), now);
}
