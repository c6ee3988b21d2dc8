import type { Owner } from '../../domain/account.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { lintProgram } from '../../domain/programs/lint.ts';
import { lintOptOutScope } from '../../domain/programs/lint-opt-out-scope.ts';
import type { ProgramFinding } from '../../generated/types.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { hasOtherPrograms } from './queries.ts';

/** Checks a program against carrier rules, the law and the account's other programs. */
export async function checkProgram(
  sql: Sql,
  owner: Owner,
  id: string,
  content: ProgramContent,
  now: Date,
): Promise<ProgramFinding[]> {
  const hasOthers = await hasOtherPrograms(sql, owner, id);
  return [...lintProgram(content), ...lintOptOutScope(content, { now, hasOthers })];
}
