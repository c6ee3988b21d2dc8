import { requireConversation } from '../../conversations/find.ts';
import { insertNote, presentNote } from '../../conversations/notes.ts';
import type { Skill } from '../../skill.ts';

export const addNote: Skill<'inbox.addNote'> = async (
  { conversation_id: id, text, author },
  { tx, account, key, now, newId },
) => {
  await requireConversation(tx, account, id, now);
  const note = { id: newId('nte'), text, author: author ?? key.id, created_at: now };
  await insertNote(tx, account, id, note);
  return { note: presentNote(note) };
};
