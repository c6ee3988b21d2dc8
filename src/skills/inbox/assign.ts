import { assign } from '../../conversations/change.ts';
import { lockConversation, requireConversation } from '../../conversations/find.ts';
import { presentConversation } from '../../conversations/present.ts';
import type { Skill } from '../../skill.ts';

export const assignConversation: Skill<'inbox.assign'> = async (
  { conversation_id: id, assignee, expected_version: expected },
  { tx, account, now },
) => {
  await lockConversation(tx, account, id, expected);
  await assign(tx, account, [id], assignee, now);
  return { conversation: presentConversation(await requireConversation(tx, account, id, now)) };
};
