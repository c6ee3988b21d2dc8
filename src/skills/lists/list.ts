import { nameKey } from '../../domain/name-key.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentList } from './present.ts';
import { listLists as listListRows } from './queries.ts';

export const listLists: Skill<'lists.list'> = async ({ query, kind = null, cursor, limit = 50 }, { db, account }) => {
  const filter = query === undefined ? null : nameKey(query);
  const rows = await db.rows(
    listListRows,
    account.tenantId,
    account.accountId,
    readCursor(cursor),
    filter,
    kind,
    limit + 1,
  );
  const page = toPage(rows, limit, (row) => row.name_key);
  return { items: page.rows.map(presentList), next_cursor: page.nextCursor };
};
