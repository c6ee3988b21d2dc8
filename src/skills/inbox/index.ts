import type { InboxSkills } from '../../generated/skills.ts';
import { addNote } from './add-note.ts';
import { assignConversation } from './assign.ts';
import { changeConversations } from './bulk.ts';
import { listCannedReplies } from './canned-replies.ts';
import { createCannedReply } from './create-canned-reply.ts';
import { deleteCannedReply } from './delete-canned-reply.ts';
import { getConversation } from './get.ts';
import { listConversations } from './list.ts';
import { markRead } from './mark-read.ts';
import { listNotes } from './notes.ts';
import { replyInConversation } from './reply.ts';
import { searchInbox } from './search.ts';
import { setConversationState } from './set-state.ts';
import { updateCannedReply } from './update-canned-reply.ts';

export const inbox: InboxSkills = {
  'inbox.list': listConversations,
  'inbox.get': getConversation,
  'inbox.reply': replyInConversation,
  'inbox.setState': setConversationState,
  'inbox.assign': assignConversation,
  'inbox.addNote': addNote,
  'inbox.notes': listNotes,
  'inbox.markRead': markRead,
  'inbox.search': searchInbox,
  'inbox.bulk': changeConversations,
  'inbox.cannedReplies': listCannedReplies,
  'inbox.createCannedReply': createCannedReply,
  'inbox.updateCannedReply': updateCannedReply,
  'inbox.deleteCannedReply': deleteCannedReply,
};
