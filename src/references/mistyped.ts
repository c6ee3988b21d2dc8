import type { Account } from '../domain/account.ts';
import type { Compared } from '../domain/segments/compared-types.ts';
import type { SkillName } from '../generated/skills.ts';
import { mistypedComparisons } from '../people/segments/mistyped-comparisons.ts';
import type { Sql } from '../platform/database/sql.ts';
import { rulesIn } from './unseen.ts';

/** Comparisons of the rules in params that no value of the attribute can meet, by its type. */
export function findMistypedRules(
  sql: Sql,
  account: Account,
  skill: SkillName,
  params: Readonly<Record<string, unknown>>,
): Promise<readonly Compared[]> {
  return mistypedComparisons(sql, account, rulesIn(skill, params));
}
