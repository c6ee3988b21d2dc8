import type { Owner } from '../domain/account.ts';
import type { RuleLimits } from '../domain/automation/limits.ts';
import { listen } from '../events/signals/listeners.ts';
import type {
  AutomationAction,
  AutomationRateCap,
  AutomationStateReason,
  AutomationTrigger,
  AutomationWindow,
  SegmentRule,
} from '../generated/types.ts';
import { batchStatement, type Sql, statement } from '../platform/database/sql.ts';

export interface RuleRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly name_key: string;
  readonly description: string | null;
  readonly state: 'enabled' | 'disabled';
  readonly state_reason: AutomationStateReason | null;
  readonly version: number;
  readonly key_id: string;
  readonly trigger: AutomationTrigger;
  readonly conditions: SegmentRule | null;
  readonly actions: readonly AutomationAction[];
  readonly rate_cap: AutomationRateCap | null;
  readonly once_per: AutomationWindow | null;
  readonly max_failures: number;
  readonly failures: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export function limitsOf({ rate_cap: rateCap, once_per: oncePer }: RuleRow): RuleLimits {
  return { rateCap, oncePer };
}

/**
 * Locks the rules until the transaction ends: whatever counts runs against a limit of a rule waits
 * for those who insert runs of it.
 */
export const lockEnabled = batchStatement<[tenantId: string, accountIds: readonly string[]], RuleRow>(
  'automation.lock_enabled',
  `SELECT id, account_id, name, name_key, description, state, state_reason, version, key_id, trigger, conditions, actions,
          rate_cap, once_per, max_failures, failures, created_at, updated_at
     FROM automation_rules WHERE tenant_id = $1 AND account_id = ANY ($2) AND state = 'enabled' ORDER BY id FOR NO KEY UPDATE`,
);

const disable = statement<[tenantId: string, id: string, reason: string, now: Date], { id: string }>(
  'automation.disable',
  `UPDATE automation_rules SET state = 'disabled', state_reason = $3, version = version + 1, updated_at = $4
    WHERE tenant_id = $1 AND id = $2 AND state = 'enabled' RETURNING id`,
);

/** Returns whether the rule was enabled. A disabled rule listens to nothing. */
export async function disableRule(
  tx: Sql,
  owner: Owner,
  ruleId: string,
  reason: AutomationStateReason,
  now: Date,
): Promise<boolean> {
  const disabled = (await tx.row(disable, owner.tenantId, ruleId, reason, now)) !== null;
  if (disabled) await listen(tx, owner, ruleId, []);
  return disabled;
}

const moveToKey = statement<[tenantId: string, accountId: string, oldKeyId: string, newKeyId: string]>(
  'automation.move_to_key',
  'UPDATE automation_rules SET key_id = $4 WHERE tenant_id = $1 AND account_id = $2 AND key_id = $3',
);

/** The rules of a key act with the key that replaces it, which has the same permissions. */
export async function moveRulesToKey(tx: Sql, owner: Owner, oldKeyId: string, newKeyId: string): Promise<void> {
  await tx.run(moveToKey, owner.tenantId, owner.accountId, oldKeyId, newKeyId);
}
