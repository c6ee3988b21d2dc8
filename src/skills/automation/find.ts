import type { RuleRow } from '../../automation/rules.ts';
import type { Account } from '../../domain/account.ts';
import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, nameTaken, notFound, type SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findRule, findRuleByName, lockRule } from './queries.ts';

export async function requireRule(sql: Sql, account: Account, id: string): Promise<RuleRow> {
  const rule = await findRule(sql, account, id);
  if (rule !== null) return rule;
  throw notFound('automation rule', [
    { skill: 'automation.list', params: {}, why: 'Lists the rules of this account.' },
  ]);
}

/** Like `requireRule`, and locks the rule until the transaction ends. */
export async function requireLockedRule(tx: Sql, account: Account, id: string): Promise<RuleRow> {
  await tx.row(lockRule, account.tenantId, account.accountId, id);
  return requireRule(tx, account, id);
}

/** The key by which names are compared. Throws -32602 for a blank name. */
export function keyOfName(name: string): string {
  const key = nameKey(name);
  if (key === '') throw invalidParams('A rule needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  return key;
}

export async function nameTakenBy(tx: Sql, account: Account, key: string): Promise<SkillError> {
  const other = await findRuleByName(tx, account, key);
  return nameTaken(
    'rule',
    other && {
      skill: 'automation.runs',
      params: { rule_id: other.id },
      why: 'Shows the runs of the rule that has this name.',
    },
  );
}
