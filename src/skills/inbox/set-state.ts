import { setStates } from '../../conversations/change.ts';
import { lockConversation, requireConversation } from '../../conversations/find.ts';
import { presentConversation } from '../../conversations/present.ts';
import type { Skill } from '../../skill.ts';
import { readUntil } from './read-until.ts';

export const setConversationState: Skill<'inbox.setState'> = async (
  { conversation_id: id, state, until, expected_version: expected },
  { tx, account, now },
) => {
  const snoozedUntil = readUntil(state, until, now);
  await lockConversation(tx, account, id, expected);
  await setStates(tx, account, [id], { state, until: snoozedUntil, now });
  return { conversation: presentConversation(await requireConversation(tx, account, id, now)) };
};
