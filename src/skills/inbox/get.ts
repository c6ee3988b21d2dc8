import { requireConversation } from '../../conversations/find.ts';
import { presentConversation, presentThreadMessage } from '../../conversations/present.ts';
import { messageKeyOf, readThread } from '../../conversations/thread.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import { readComposer } from '../../replies/composer.ts';
import type { Skill } from '../../skill.ts';
import { linkToFile } from './file-link.ts';

export const getConversation: Skill<'inbox.get'> = async ({ conversation_id: id, cursor, limit = 50 }, context) => {
  const { db, account, now } = context;
  const conversation = await requireConversation(db, account, id, now);
  const [rows, composer] = await Promise.all([
    readThread(db, account, conversation, { after: readCursor(cursor), limit: limit + 1 }),
    readComposer(db, account, conversation, now),
  ]);
  const page = toPage(rows, limit, messageKeyOf);
  const linkTo = linkToFile(context);
  return {
    conversation: presentConversation(conversation),
    composer,
    items: page.rows.map((row) => presentThreadMessage(row, linkTo)),
    next_cursor: page.nextCursor,
  };
};
