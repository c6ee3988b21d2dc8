import { requireProgram } from '../../carriers/programs/require-program.ts';
import type { Account } from '../../domain/account.ts';
import type { ExaminedCopy } from '../../domain/ai/examine-copy.ts';
import type { ReviewContext } from '../../domain/content/classification/review-content.ts';
import type { AiCopy, Purpose } from '../../generated/types.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findAccountState } from '../../sending/facts/account-and-number.ts';
import { loadProgramContext } from '../../sending/gates/program-context.ts';

/**
 * How carriers treat the account's messages in its own country. Throws -32001 when the program does
 * not exist.
 */
export async function loadCopyContext(
  sql: Sql,
  account: Account,
  { purpose, programId }: { readonly purpose: Purpose; readonly programId: string | undefined },
): Promise<ReviewContext> {
  if (programId !== undefined) await requireProgram(sql, account, programId);
  const { content_exceptions: exceptions } = await findAccountState(sql, account);
  const program =
    programId === undefined
      ? { brand: null, ageGated: false }
      : await loadProgramContext(sql, account, programId, null);
  return { purpose, country: account.defaultCountry, exceptions, ...program };
}

export function presentCopy({ text, encoding, segments, lint }: ExaminedCopy): AiCopy {
  return { text, encoding, segments, lint: lint.map((finding) => ({ ...finding })) };
}
