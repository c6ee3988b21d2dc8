import { deleteCannedReplyRow } from '../../conversations/canned-replies.ts';
import { notFound } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { LIST_CANNED_REPLIES } from './find-canned-reply.ts';

export const deleteCannedReply: Skill<'inbox.deleteCannedReply'> = async ({ canned_reply_id: id }, { tx, account }) => {
  if (!(await deleteCannedReplyRow(tx, account, id))) throw notFound('canned reply', [LIST_CANNED_REPLIES]);
  return { canned_reply_id: id };
};
