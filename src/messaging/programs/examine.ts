import type { ProgramContent } from '../../domain/programs/content.ts';
import { lintProgram } from '../../domain/programs/lint.ts';
import { lintOptOutScope } from '../../domain/programs/lint-opt-out-scope.ts';
import type { ProgramFinding } from '../../generated/types.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { hasOtherPrograms } from './queries.ts';

/** What carriers, the law and the other programs of the account say to a program. */
export async function examineProgram(
  sql: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  content: ProgramContent,
  now: Date,
): Promise<ProgramFinding[]> {
  const others = await sql.row(hasOtherPrograms, tenantId, accountId, id);
  return [...lintProgram(content), ...lintOptOutScope(content, { now, hasOthers: others?.has === true })];
}
