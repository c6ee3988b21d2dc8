import { invalidParams } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { requireProgram } from './require-program.ts';

/** The program that `all`, or the id of a program, names; null for all. A scope that means nothing would suppress nobody. */
export async function requireScope(sql: Sql, owner: Owner, scope: string): Promise<string | null> {
  if (scope === 'all') return null;
  if (!scope.startsWith('prg_'))
    throw invalidParams('A scope is all, or the program whose id is given.', [
      { path: '/scope', rule: 'must be all or the id of a program' },
    ]);
  return (await requireProgram(sql, owner, scope)).id;
}
