import type { Owner } from '../../domain/account.ts';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import { newId } from '../../platform/ids.ts';
import { readPolicy } from './policy.ts';
import { suppressInvalidNumbers } from './suppress-invalid-numbers.ts';

export interface PolicyParts {
  readonly database: Database;
  readonly clock: () => Date;
  /** A claimed policy is due again after this time, in case the worker dies. */
  readonly leaseMs: number;
  readonly onFailure: OnFailure;
}

const BATCH = 100;
const MAX_POLICIES = 20;

const tenantsWithDue = statement<[now: Date], { tenant_id: string }>(
  'hygiene.tenants_with_due_policies',
  'SELECT DISTINCT tenant_id FROM hygiene_policies WHERE due_at <= $1',
);

/** Sets `due_at` to the end of the lease, so that a policy is due again if this process dies. */
const claimPolicies = statement<[tenantId: string, now: Date, until: Date, limit: number], { account_id: string }>(
  'hygiene.claim_policies',
  `WITH due AS (
     SELECT account_id FROM hygiene_policies WHERE tenant_id = $1 AND due_at <= $2 ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
   UPDATE hygiene_policies p SET due_at = $3 FROM due WHERE p.tenant_id = $1 AND p.account_id = due.account_id
   RETURNING p.account_id`,
);

/** Only while `due_at` is the lease's: a new finding has made the policy due again. */
const finishPolicy = statement<[tenantId: string, accountId: string, until: Date, dueAt: Date | null]>(
  'hygiene.finish_policy',
  'UPDATE hygiene_policies SET due_at = $4 WHERE tenant_id = $1 AND account_id = $2 AND due_at = $3',
);

/**
 * Applies the automatic policies that are due, as hygiene.suppressInvalid does when it is called;
 * returns whether there may be more. It may run again after a crash: it looks for invalid numbers
 * again, and a number is suppressed once.
 */
export async function applyPolicies({ database, clock, leaseMs, onFailure }: PolicyParts): Promise<boolean> {
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const tenants = await database.rows(tenantsWithDue, now);
  const applied = await forEachIsolated(tenants, onFailure, async ({ tenant_id: tenantId }) => {
    const policies = await database.rows(claimPolicies, tenantId, now, until, MAX_POLICIES);
    await forEachIsolated(policies, onFailure, async ({ account_id: accountId }) => {
      const more = await suppressBatch(database, { tenantId, accountId }, clock());
      await database.run(finishPolicy, tenantId, accountId, until, more ? now : null);
    });
    return policies.length > 0;
  });
  return applied.includes(true);
}

/** Reads the policy again: it may no longer be automatic. Returns whether there may be more. */
function suppressBatch(database: Database, owner: Owner, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    const policy = await readPolicy(tx, owner);
    if (!policy.automatic) return false;
    return (await suppressInvalidNumbers(tx, owner, policy, { reasons: null, limit: BATCH }, { now, newId })).more;
  });
}
