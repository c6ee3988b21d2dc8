import { invalidParams } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import { requireProgram } from '../programs/require-program.ts';
import type { Owner } from '../tenancy.ts';

/** A text goes out from a number or from those of a program: not both, and a program that is named is there. */
export async function requireProgramOrNumber(
  sql: Sql,
  owner: Owner,
  { numberId, programId }: { readonly numberId: string | null; readonly programId: string | null },
): Promise<void> {
  if (numberId !== null && programId !== null)
    throw invalidParams('Give either number_id or program_id.', [
      { path: '/number_id', rule: 'either this or program_id' },
    ]);
  if (programId !== null) await requireProgram(sql, owner, programId);
}
