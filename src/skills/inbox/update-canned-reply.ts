import { presentCannedReply, rewriteCannedReply } from '../../conversations/canned-replies.ts';
import { requireExpectedVersion, versionConflict } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { checkText, keyOfName, LIST_CANNED_REPLIES, requireCannedReply, requireFreeName } from './find-canned-reply.ts';

export const updateCannedReply: Skill<'inbox.updateCannedReply'> = async (
  { canned_reply_id: id, name, text, expected_version: expected },
  { tx, account, now },
) => {
  const old = await requireCannedReply(tx, account, id);
  requireExpectedVersion(expected, 'canned reply', old.version, [LIST_CANNED_REPLIES]);
  const key = name === undefined ? old.name_key : keyOfName(name);
  if (text !== undefined) checkText(text);
  await requireFreeName(tx, account, key, id);
  const values = { name: name?.trim() ?? old.name, name_key: key, text: text ?? old.text };
  const changed = await rewriteCannedReply(tx, account, old, values, now);
  if (changed === null) throw versionConflict('canned reply', old.version, [LIST_CANNED_REPLIES]);
  return { canned_reply: presentCannedReply(changed) };
};
