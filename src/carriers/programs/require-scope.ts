import type { Owner } from '../../domain/account.ts';
import { invalidParams } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { requireProgram } from './require-program.ts';

/**
 * The program id of a scope; null for `all`. An invalid scope is rejected, because it would
 * suppress nothing.
 */
export async function requireScope(sql: Sql, owner: Owner, scope: string): Promise<string | null> {
  if (scope === 'all') return null;
  if (!scope.startsWith('prg_'))
    throw invalidParams('The scope must be all or the id of a program.', [
      { path: '/scope', rule: 'must be all or the id of a program' },
    ]);
  return (await requireProgram(sql, owner, scope)).id;
}
