import type { Owner } from '../../domain/account.ts';
import { invalidParams } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { requireProgram } from '../programs/require-program.ts';

/**
 * A message is sent from a number or from a program's pool, not both; a given program must exist.
 */
export async function requireProgramOrNumber(
  sql: Sql,
  owner: Owner,
  { numberId, programId }: { readonly numberId: string | null; readonly programId: string | null },
): Promise<void> {
  if (numberId !== null && programId !== null)
    throw invalidParams('Set either number_id or program_id, not both.', [
      { path: '/number_id', rule: 'must not be set together with program_id' },
    ]);
  if (programId !== null) await requireProgram(sql, owner, programId);
}
