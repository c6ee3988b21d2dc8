import type { Account } from '../../domain/account.ts';
import { nameKey } from '../../domain/name-key.ts';
import { notFound } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentContact } from './present.ts';
import { findList, listContacts as listAll, listContactsOfList, listContactsOfTag } from './queries.ts';
import { noSuchTag } from './tagging.ts';
import { findTags } from './write-queries.ts';

export const listContacts: Skill<'contacts.list'> = async (params, { db, account }) => {
  const { query, tag, list_id: listId = null, consent_status: status = null, cursor, limit = 50 } = params;
  const tagId = tag === undefined ? null : await requireTagId(db, account, tag);
  if (listId !== null) await requireList(db, account, listId);
  const list = listId !== null ? listContactsOfList : tagId !== null ? listContactsOfTag : listAll;
  const { tenantId, accountId } = account;
  const rows = await db.rows(
    list,
    tenantId,
    accountId,
    readCursor(cursor),
    query?.trim() ?? null,
    status,
    tagId,
    listId,
    limit + 1,
  );
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentContact), next_cursor: page.nextCursor };
};

async function requireTagId(db: Sql, account: Account, idOrName: string): Promise<string> {
  const found = await db.rows(findTags, account.tenantId, account.accountId, [idOrName], [nameKey(idOrName)]);
  const tag = found.find(({ id }) => id === idOrName) ?? found[0];
  if (tag === undefined) throw noSuchTag();
  return tag.id;
}

export async function requireList(sql: Sql, account: Account, listId: string): Promise<void> {
  if ((await sql.row(findList, account.tenantId, account.accountId, listId)) === null) {
    throw notFound('list', [{ skill: 'lists.list', params: {}, why: 'Lists the lists of this account.' }]);
  }
}
