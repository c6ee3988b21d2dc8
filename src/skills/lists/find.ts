import type { Account } from '../../domain/account.ts';
import { notFound, type SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findList, type ListRow, lockList } from './queries.ts';

export function noSuchList(): SkillError {
  return notFound('list', [{ skill: 'lists.list', params: {}, why: 'Lists the lists of this account.' }]);
}

export async function requireList(sql: Sql, account: Account, id: string): Promise<ListRow> {
  const list = await findList(sql, account, { id });
  if (list === null) throw noSuchList();
  return list;
}

/** Like `requireList`, and prevents the list from being deleted until the transaction ends. */
export async function requireLockedList(tx: Sql, account: Account, id: string): Promise<ListRow> {
  const list = await tx.row(lockList, account.tenantId, account.accountId, id);
  if (list === null) throw noSuchList();
  return list;
}
