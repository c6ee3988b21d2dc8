import { notFound } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { getProgram, lockProgram, type ProgramRow } from './queries.ts';

const LOOK = { skill: 'program.list', params: {}, why: 'Lists the programs of this account.' };

/** The version asked for, or the current one; throws -32001 where there is none. */
export async function requireProgram(
  sql: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  version: number | null = null,
): Promise<ProgramRow> {
  const program = await sql.row(getProgram, tenantId, accountId, id, version);
  if (program === null) throw notFound(version === null ? 'program' : 'version of a program', [LOOK]);
  return program;
}

/** The same, and nobody else changes it before this transaction ends. */
export async function requireLockedProgram(tx: Sql, owner: Owner, id: string): Promise<ProgramRow> {
  await tx.row(lockProgram, owner.tenantId, owner.accountId, id);
  return requireProgram(tx, owner, id);
}
