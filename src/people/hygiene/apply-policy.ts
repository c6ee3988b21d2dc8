import type { Owner } from '../../domain/account.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { Claim, Next } from '../../platform/work/worker.ts';
import { readPolicy } from './policy.ts';
import { suppressInvalidNumbers } from './suppress-invalid-numbers.ts';

const BATCH = 100;

export const POLICIES: WorkKind = {
  name: 'hygiene_policies',
  table: 'hygiene_policies',
  id: 'account_id',
  due: 'due_at',
};

/**
 * Applies the automatic policy of an account, as hygiene.suppressInvalid does when it is called:
 * one batch, then it is due again at once while there may be more. It may run again after a crash:
 * it looks for invalid numbers again, and a number is suppressed once.
 */
export async function applyPolicy(database: Database, { tenantId, id: accountId, now }: Claim): Promise<Next> {
  return (await suppressBatch(database, { tenantId, accountId }, now)) ? now : null;
}

/** Reads the policy again: it may no longer be automatic. Returns whether there may be more. */
function suppressBatch(database: Database, owner: Owner, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    const policy = await readPolicy(tx, owner);
    if (!policy.automatic) return false;
    return (await suppressInvalidNumbers(tx, owner, policy, { reasons: null, limit: BATCH }, { now, newId })).more;
  });
}
