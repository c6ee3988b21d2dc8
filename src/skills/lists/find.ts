import { notFound, type SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';
import { findList, holdList, type ListRow } from './queries.ts';

export function noSuchList(): SkillError {
  return notFound('list', [{ skill: 'lists.list', params: {}, why: 'Lists the lists of this account.' }]);
}

export async function requireList(sql: Sql, account: Account, id: string): Promise<ListRow> {
  const list = await sql.row(findList, account.tenantId, account.accountId, id);
  if (list === null) throw noSuchList();
  return list;
}

/** The same, and nobody deletes it before this transaction ends. */
export async function requireHeldList(tx: Sql, account: Account, id: string): Promise<ListRow> {
  const list = await tx.row(holdList, account.tenantId, account.accountId, id);
  if (list === null) throw noSuchList();
  return list;
}
