import { setUnread } from '../../conversations/change.ts';
import { requireConversation } from '../../conversations/find.ts';
import { presentConversation } from '../../conversations/present.ts';
import type { Skill } from '../../skill.ts';

export const markRead: Skill<'inbox.markRead'> = async (
  { conversation_id: id, unread = false },
  { tx, account, now },
) => {
  await setUnread(tx, account, [id], unread, now);
  return { conversation: presentConversation(await requireConversation(tx, account, id, now)) };
};
