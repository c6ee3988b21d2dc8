import { addMembers } from '../../people/audience/list-members.ts';
import type { Skill } from '../../skill.ts';
import { requireLockedList } from './find.ts';
import { findContacts } from './queries.ts';

export const addContacts: Skill<'lists.addContacts'> = async (
  { list_id: listId, contact_ids: ids },
  { tx, account, now },
) => {
  await requireLockedList(tx, account, listId);
  const wanted = [...new Set(ids)];
  const found = (await tx.rows(findContacts, account.tenantId, account.accountId, wanted)).map(({ id }) => id);
  const added = (await tx.row(addMembers, account.tenantId, listId, found, now))?.count ?? 0;
  const known = new Set(found);
  return { added, already: found.length - added, rejected: wanted.filter((id) => !known.has(id)) };
};
