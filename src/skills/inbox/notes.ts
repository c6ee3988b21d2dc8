import { requireConversation } from '../../conversations/find.ts';
import { listNotes as listRows, presentNote } from '../../conversations/notes.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';

export const listNotes: Skill<'inbox.notes'> = async (
  { conversation_id: id, cursor, limit = 50 },
  { db, account, now },
) => {
  await requireConversation(db, account, id, now);
  const rows = await listRows(db, account, id, { before: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentNote), next_cursor: page.nextCursor };
};
