import { listCannedReplies as listRows, presentCannedReply } from '../../conversations/canned-replies.ts';
import { nameKey } from '../../domain/name-key.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';

export const listCannedReplies: Skill<'inbox.cannedReplies'> = async (
  { query, cursor, limit = 50 },
  { db, account },
) => {
  const wanted = query === undefined ? undefined : nameKey(query);
  const rows = await listRows(db, account, { query: wanted, after: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.name_key);
  return { items: page.rows.map(presentCannedReply), next_cursor: page.nextCursor };
};
