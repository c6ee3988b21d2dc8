import { removeMembers } from '../../people/audience/list-members.ts';
import type { Skill } from '../../skill.ts';
import { requireList } from './find.ts';

export const removeContacts: Skill<'lists.removeContacts'> = async (
  { list_id: listId, contact_ids: ids },
  { tx, account },
) => {
  const list = await requireList(tx, account, listId);
  const removed = await tx.row(removeMembers, account.tenantId, list.id, ids);
  return { removed: removed?.count ?? 0 };
};
