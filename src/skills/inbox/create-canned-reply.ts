import { insertCannedReply, presentCannedReply } from '../../conversations/canned-replies.ts';
import type { Skill } from '../../skill.ts';
import { checkText, keyOfName, nameTakenBy } from './find-canned-reply.ts';

export const createCannedReply: Skill<'inbox.createCannedReply'> = async (
  { name, text },
  { tx, account, now, newId },
) => {
  const key = keyOfName(name);
  checkText(text);
  const values = { id: newId('crp'), name: name.trim(), name_key: key, text };
  const created = await insertCannedReply(tx, account, values, now);
  if (created === null) throw nameTakenBy();
  return { canned_reply: presentCannedReply(created) };
};
