import type { Skill } from '../../skill.ts';
import { requireList } from './find.ts';
import { deleteMembers } from './queries.ts';

export const removeContacts: Skill<'lists.removeContacts'> = async (
  { list_id: listId, contact_ids: ids },
  { tx, account },
) => {
  const list = await requireList(tx, account, listId);
  return { removed: await tx.run(deleteMembers, account.tenantId, list.id, ids) };
};
