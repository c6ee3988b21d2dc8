import type { Owner } from '../../domain/account.ts';
import { notFound } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { getProgram, lockProgram, type ProgramRow } from './queries.ts';

const LIST_PROGRAMS = { skill: 'program.list', params: {}, why: 'Lists the programs of this account.' };

/** The given version, or the current one; throws -32001 when it does not exist. */
export async function requireProgram(
  sql: Sql,
  owner: Owner,
  id: string,
  version: number | null = null,
): Promise<ProgramRow> {
  const program = await getProgram(sql, owner, id, version);
  if (program === null) throw notFound(version === null ? 'program' : 'version of a program', [LIST_PROGRAMS]);
  return program;
}

/** Same as `requireProgram`, and locks the program until the transaction ends. */
export async function requireLockedProgram(tx: Sql, owner: Owner, id: string): Promise<ProgramRow> {
  await tx.row(lockProgram, owner.tenantId, owner.accountId, id);
  return requireProgram(tx, owner, id);
}
