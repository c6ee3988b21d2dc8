import type { Database } from '../../platform/database.ts';
import { eachApart, type OnFailure } from '../../platform/each-apart.ts';
import { newId } from '../../platform/ids.ts';
import { statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { readPolicy } from './policy.ts';
import { suppressFound } from './suppress-found.ts';

export interface ActParts {
  readonly database: Database;
  readonly clock: () => Date;
  /** How long a worker may hold a policy it took. */
  readonly leaseMs: number;
  readonly onFailure: OnFailure;
}

const BATCH = 100;
const MOST_POLICIES = 20;

const tenantsWithDue = statement<[now: Date], { tenant_id: string }>(
  'hygiene.tenants_with_due_policies',
  'SELECT DISTINCT tenant_id FROM hygiene_policies WHERE due_at <= $1',
);

/** Due again when the lease has run out, should this process not come back. */
const takePolicies = statement<[tenantId: string, now: Date, until: Date, limit: number], { account_id: string }>(
  'hygiene.take_policies',
  `WITH due AS (
     SELECT account_id FROM hygiene_policies WHERE tenant_id = $1 AND due_at <= $2 ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
   UPDATE hygiene_policies p SET due_at = $3 FROM due WHERE p.tenant_id = $1 AND p.account_id = due.account_id
   RETURNING p.account_id`,
);

/** Unless something was found out meanwhile: then it is due as it stands. */
const settlePolicy = statement<[tenantId: string, accountId: string, until: Date, dueAt: Date | null]>(
  'hygiene.settle_policy',
  'UPDATE hygiene_policies SET due_at = $4 WHERE tenant_id = $1 AND account_id = $2 AND due_at = $3',
);

/**
 * Does for accounts whose policy acts by itself what hygiene.suppressInvalid does when it is called; answers whether there may be more. It finds anew who
 * is invalid, so it comes to the same however often it is begun, and a suppression is made once.
 */
export async function actRound({ database, clock, leaseMs, onFailure }: ActParts): Promise<boolean> {
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const tenants = await database.rows(tenantsWithDue, now);
  const acted = await eachApart(tenants, onFailure, async ({ tenant_id: tenantId }) => {
    const policies = await database.rows(takePolicies, tenantId, now, until, MOST_POLICIES);
    await eachApart(policies, onFailure, async ({ account_id: accountId }) => {
      const more = await suppressBatch(database, { tenantId, accountId }, clock());
      await database.run(settlePolicy, tenantId, accountId, until, more ? now : null);
    });
    return policies.length > 0;
  });
  return acted.includes(true);
}

/** Who was told to stop since the policy was taken does nothing. Answers whether there are more. */
function suppressBatch(database: Database, owner: Owner, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    const policy = await readPolicy(tx, owner);
    if (!policy.automatic) return false;
    return (await suppressFound(tx, owner, policy, { reasons: null, limit: BATCH }, { now, newId })).more;
  });
}
