import { nameKey } from '../../domain/name-key.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentTag } from './present.ts';
import { listTags as listTagRows } from './queries.ts';

export const listTags: Skill<'tags.list'> = async ({ query, cursor, limit = 50 }, { db, account }) => {
  const filter = query === undefined ? null : nameKey(query);
  const rows = await db.rows(listTagRows, account.tenantId, account.accountId, readCursor(cursor), filter, limit + 1);
  const page = toPage(rows, limit, (row) => row.name_key);
  return { items: page.rows.map(presentTag), next_cursor: page.nextCursor };
};
