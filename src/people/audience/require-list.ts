import type { Owner } from '../../domain/account.ts';
import { notFound, type SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';

export function noSuchList(): SkillError {
  return notFound('list', [{ skill: 'lists.list', params: {}, why: 'Lists the lists of this account.' }]);
}

/** Throws -32001 when the account has no list with this ID. */
export async function requireList(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<void> {
  const where = { account_id: accountId, id };
  if ((await sql.tenant(tenantId).lists.findFirst({ where, select: { id: true } })) === null) throw noSuchList();
}
