import type { Owner } from '../domain/account.ts';
import { unprocessable } from '../errors.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';

/** Rules refer to others by their ids at any depth of their JSON; an account has few rules. */
const findRuleNaming = batchStatement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'automation.find_rule_naming',
  `SELECT id FROM automation_rules
    WHERE tenant_id = $1 AND account_id = $2 AND position('"' || $3 || '"' IN concat(trigger, conditions, actions)) > 0 ORDER BY id LIMIT 1`,
);

/** Throws -32002 `in_use` while an automation rule names the object with this id. */
export async function requireNoRule(tx: Sql, { tenantId, accountId }: Owner, id: string, what: string): Promise<void> {
  const rule = await tx.row(findRuleNaming, tenantId, accountId, id);
  if (rule === null) return;
  throw unprocessable('in_use', `An automation rule uses this ${what}. Change or delete the rule first.`, {
    details: { rule_id: rule.id },
    nextActions: [
      {
        skill: 'automation.runs',
        params: { rule_id: rule.id },
        why: `Shows the runs of the rule that uses the ${what}.`,
      },
    ],
  });
}
