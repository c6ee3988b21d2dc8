import type { Account } from '../../domain/account.ts';
import { noSuchList } from '../../people/audience/require-list.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findList, type ListRow } from './queries.ts';

export async function requireList(sql: Sql, account: Account, id: string): Promise<ListRow> {
  const list = await findList(sql, account, { id });
  if (list === null) throw noSuchList();
  return list;
}
