import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { requireList } from './find.ts';
import { presentMember } from './present.ts';
import { listMembers as listMemberRows } from './queries.ts';

export const listMembers: Skill<'lists.members'> = async ({ list_id: listId, cursor, limit = 50 }, { db, account }) => {
  const list = await requireList(db, account, listId);
  const rows = await db.rows(listMemberRows, account.tenantId, list.id, readCursor(cursor), limit + 1);
  const page = toPage(rows, limit, (row) => row.contact_id);
  return { items: page.rows.map(presentMember), next_cursor: page.nextCursor };
};
